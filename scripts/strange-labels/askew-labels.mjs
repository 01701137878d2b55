import { burgundy, clavelin, filled, magnum, sans, sheet, words } from './draw.mjs'
import { noise } from './photograph-askew.mjs'

const wood = (x, y) => {
  const vein = 12 * Math.sin(y / 23 + 2 * Math.sin(x / 260)) + 6 * noise(Math.floor(y / 3))
  return [132 + vein, 92 + vein * 0.8, 58 + vein * 0.6]
}
const marble = (x, y) => {
  const vein = Math.max(0, 1 - Math.abs(Math.sin((x + 130 * Math.sin(y / 210)) / 190)) * 9) * 26
  return [230 - vein, 228 - vein, 224 - vein]
}
const cloth = (x, y) => {
  const weave = ((x >> 2) + (y >> 2)) % 2 ? 6 : -6
  return [44 + weave, 66 + weave, 104 + weave]
}

/** Labels that were laid on a table and photographed by a telephone. */
export const askewLabels = [
  {
    name: 'askew-white',
    bottle: burgundy,
    liquid: 'red',
    askew: {
      corners: [
        [430, 210],
        [1180, 300],
        [1090, 940],
        [360, 820],
      ],
      ground: wood,
      light: 0.35,
      grain: 6,
    },
    draw: () =>
      sheet(
        700,
        560,
        filled('#faf7ee') +
          '<rect x="24" y="24" width="652" height="512" fill="none" stroke="#205040" stroke-width="5"/>' +
          words('Clos du Puits', [350, 250], 86, '#205040') +
          words('Côtes du Jura · 2020', [350, 340], 40, '#33261c'),
      ),
  },
  {
    name: 'askew-black',
    bottle: clavelin,
    liquid: 'yellow',
    askew: {
      corners: [
        [520, 180],
        [1060, 130],
        [1150, 1010],
        [470, 1060],
      ],
      ground: marble,
      light: 0.3,
      grain: 5,
    },
    draw: () =>
      sheet(
        480,
        680,
        filled('#17151a') +
          '<circle cx="240" cy="230" r="130" fill="none" stroke="#d8b25a" stroke-width="8"/><path d="M240 130v200M150 190l180 80M330 190l-180 80" stroke="#d8b25a" stroke-width="6"/>' +
          words('Astre', [240, 500], 96, '#f3e6c4') +
          words('SAVAGNIN', [240, 580], 36, '#d8b25a', sans),
      ),
  },
  {
    name: 'askew-kraft',
    bottle: magnum,
    liquid: 'red',
    askew: {
      corners: [
        [300, 420],
        [1120, 170],
        [1330, 760],
        [480, 1070],
      ],
      ground: cloth,
      light: 0.5,
      grain: 10,
    },
    draw: () =>
      sheet(
        760,
        540,
        filled('#c9a678') +
          '<path d="M120 380q130-220 260-60t260-160" fill="none" stroke="#3b2414" stroke-width="16"/>' +
          words('Sentier', [380, 480], 86, '#3b2414'),
      ),
  },
]
