"""The things that a page's script draws beyond the edge of their picture, measured by their attributes.

The same script runs in a browser and, with `tests.helpers.without_browser`, in Node.js.
"""

# `outside(sheet)`: name and box of each drawn thing that leaves the picture. Soft light may, a line's
# edge, and a ground that covers all of it.
OUTSIDE = r"""
globalThis.outside = (sheet) => {
  const EDGE = 1;
  const [, , width, height] = sheet.getAttribute('viewBox').split(' ').map(Number);
  const pen = document.createElement('canvas').getContext('2d');
  const around = (points) => {
    const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
  };
  const sized = (part, of) => [of('x'), of('y'), of('x') + of('width'), of('y') + of('height')];
  const boxes = {
    use: sized,
    rect: sized,
    circle: (part, of) => [of('cx') - of('r'), of('cy') - of('r'), of('cx') + of('r'), of('cy') + of('r')],
    polyline: (part) => {
      const points = part.getAttribute('points').split(' ');
      return around(points.map((point) => point.split(',').map(Number)));
    },
    path: (part) => {
      let [x, y] = [0, 0];
      const points = [];
      for (const [, way, rest] of part.getAttribute('d').matchAll(/([A-Z])([^A-Z]*)/g)) {
        const numbers = (rest.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
        if (way === 'Z') continue;
        if (way === 'H') x = numbers.at(-1);
        else if (way === 'V') y = numbers.at(-1);
        else [x, y] = numbers.slice(-2);
        points.push([x, y]);
      }
      return around(points);
    },
    text: (part, of) => {
      const [size, family] = [of('font-size'), part.getAttribute('font-family')];
      pen.font = `${part.getAttribute('font-weight')} ${size}px ${family}`;
      const said = part.textContent;
      const across = pen.measureText(said).width + of('letter-spacing') * [...said].length;
      const moved = /translate\((\S+) (\S+)\) scale\(1 (\S+)\)/.exec(part.getAttribute('transform') ?? '');
      const [x, base, stretch] = moved ? moved.slice(1).map(Number) : [of('x'), of('y'), 1];
      const left = x - across * ({ middle: 0.5, end: 1 }[part.getAttribute('text-anchor')] ?? 0);
      return [left, base - 0.7 * size * stretch, left + across, base];
    },
  };
  const found = [];
  for (const part of sheet.querySelectorAll(Object.keys(boxes).join(', '))) {
    if (part.getAttribute('filter')) continue;
    const box = boxes[part.localName](part, (key) => Number(part.getAttribute(key) ?? 0));
    const within = box[0] >= -EDGE && box[1] >= -EDGE && box[2] <= width + EDGE && box[3] <= height + EDGE;
    const ground = box[0] <= 0 && box[1] <= 0 && box[2] >= width && box[3] >= height;
    if (within || ground) continue;
    found.push([part.localName, part.getAttribute('href') ?? part.textContent, ...box.map(Math.round)]);
  }
  return found;
};
"""
