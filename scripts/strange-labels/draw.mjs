export const serif = 'font-family="DejaVu Serif, serif" text-anchor="middle"'
export const sans = 'font-family="DejaVu Sans, sans-serif" text-anchor="middle"'
export const sheet = (width, height, inside, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${inside}</svg>`
export const filled = (colour) => `<rect width="100%" height="100%" fill="${colour}"/>`
export const words = (text, [x, y], size, colour, more = serif) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}" ${more}>${text}</text>`
export const many = (count, draw) => Array.from({ length: count }, (_, at) => draw(at)).join('')

export const red = { build: 'bordeaux', glass: 'green', closure: 'capsule', capsule: '#5a1020' }
export const burgundy = { ...red, build: 'bourgogne', capsule: '#761527' }
export const white = { ...burgundy, glass: 'gold', capsule: '#59663f' }
export const sparkling = { build: 'champagne', glass: 'black', closure: 'foil', capsule: '#1c1a18' }
export const clavelin = { build: 'clavelin', glass: 'leaf', closure: 'wax', capsule: '#dba84a' }
export const demi = { build: 'demi', glass: 'gold', closure: 'wax', capsule: '#8a5a1c' }
export const magnum = { ...red, build: 'magnum', capsule: '#241012' }
export const rose = { ...red, glass: 'rose', capsule: '#f0e6d8' }
