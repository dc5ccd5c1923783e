# The bot as a small image: a plain user, one volume for the database, no compiler left behind.
FROM python:3.13-slim AS wheels
# The wheel has what computers think with, compiled; without a compiler they would think in Python.
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
# run, or postgresql to talk to a server as well: docker build --build-arg REQUIREMENTS=postgresql
ARG REQUIREMENTS=run
COPY requirements/${REQUIREMENTS}.txt requirements/wheel.txt /requirements/
RUN pip wheel --no-cache-dir --no-deps --require-hashes --wheel-dir /wheels -r /requirements/${REQUIREMENTS}.txt
RUN pip install --no-cache-dir --no-deps --require-hashes -r /requirements/wheel.txt
WORKDIR /source
COPY . .
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.13-slim
# FriBiDi lets Pillow write names from right to left; without it such a name is left out of the pictures.
RUN apt-get update && apt-get install -y --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*
RUN useradd --create-home --uid 10001 boss && mkdir /data && chown boss /data
# The wheels are only looked at: copied, they would stay in the image for ever.
RUN --mount=type=bind,from=wheels,source=/wheels,target=/wheels pip install --no-cache-dir --no-index --no-deps /wheels/*.whl
WORKDIR /house
USER boss
# Nobody could open the sandbox's page from outside: without a token the bot says so and ends.
ENV DATABASE_PATH=/data/chicago.sqlite3 SANDBOX=off HEALTH_PORT=8321 PYTHONUNBUFFERED=1
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=60s --timeout=20s --start-period=60s CMD ["chicago-poker", "health"]
ENTRYPOINT ["chicago-poker"]
CMD ["run"]
