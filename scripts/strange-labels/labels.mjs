import { askewLabels } from './askew-labels.mjs'
import { burgundy, clavelin, demi, filled, magnum, many, red, rose, sans, sheet, sparkling, white, words } from './draw.mjs'
import { noise } from './photograph-askew.mjs'

const castle = `<g fill="none" stroke="#33261c" stroke-width="2"><path d="M230 250h140v-90h-140zM210 250v-130h30v130M360 250v-130h30v130M205 120l20-46 20 46zM355 120l20-46 20 46zM285 250v-44a15 15 0 0130 0v44"/>${many(12, (at) => `<path d="M${140 + at * 28} 262q14-9 28 0"/>`)}</g>`
/** Twenty labels as houses bring them, each on a bottle. */
export const strangeLabels = [
  {
    name: 'chateau',
    bottle: red,
    liquid: 'red',
    draw: () =>
      sheet(
        600,
        440,
        filled('#fbf8f0') +
          `<rect x="14" y="14" width="572" height="412" fill="none" stroke="#8a6a2c" stroke-width="3"/>` +
          castle +
          words('CHÂTEAU DES ORMES', [300, 330], 38, '#33261c') +
          words('Grand vin · 2021', [300, 380], 24, '#8a2030'),
      ),
  },
  {
    name: 'night',
    bottle: magnum,
    liquid: 'red',
    draw: () =>
      sheet(
        500,
        600,
        filled('#0d0b0e') +
          many(
            60,
            (at) =>
              `<circle cx="${250 + 230 * noise(at * 3)}" cy="${170 + 150 * noise(at * 3 + 1)}" r="${1 + (at % 3)}" fill="#d8b25a"/>`,
          ) +
          words('Minuit', [250, 420], 96, '#e3c069') +
          words('SYRAH · 2022', [250, 490], 26, '#e3c069', sans),
      ),
  },
  {
    name: 'gold-foil',
    bottle: sparkling,
    liquid: 'white',
    draw: () =>
      sheet(
        560,
        420,
        `<rect width="560" height="420" fill="url(#g)"/>` +
          words('Perle d’or', [280, 210], 84, '#3a2508') +
          words('BRUT · MÉTHODE TRADITIONNELLE', [280, 280], 22, '#3a2508', sans),
        '<linearGradient id="g" x2="1" y2="1"><stop stop-color="#f6e2a0"/><stop offset=".35" stop-color="#b98a2c"/><stop offset=".6" stop-color="#f9edc0"/><stop offset="1" stop-color="#9a6f1e"/></linearGradient>',
      ),
  },
  {
    name: 'silver-blue',
    bottle: { ...white, capsule: '#b9bec6' },
    liquid: 'white',
    draw: () =>
      sheet(
        480,
        620,
        filled('#12224a') +
          `<g fill="none" stroke="url(#s)" stroke-width="7">${many(9, (at) => `<path d="M40 ${120 + at * 34}q100-46 200 0t200 0"/>`)}</g>` +
          words('Marée', [240, 530], 86, '#d9dee6'),
        '<linearGradient id="s"><stop stop-color="#8b94a3"/><stop offset=".5" stop-color="#f4f6f8"/><stop offset="1" stop-color="#7c8594"/></linearGradient>',
      ),
  },
  {
    name: 'strip',
    bottle: white,
    liquid: 'white',
    draw: () =>
      sheet(
        200,
        760,
        filled('#f7f4ec') +
          `<g transform="rotate(-90 100 380)">${words('SAUVIGNON', [100, 402], 64, '#20302a', sans)}</g>` +
          words('23', [100, 715], 52, '#b2452c', sans) +
          words('23', [100, 80], 52, '#b2452c', sans),
      ),
  },
  {
    name: 'band',
    bottle: burgundy,
    liquid: 'red',
    draw: () =>
      sheet(
        1200,
        330,
        filled('#7d1128') +
          `<rect y="20" width="1200" height="6" fill="#e9c87a"/><rect y="304" width="1200" height="6" fill="#e9c87a"/>` +
          words('La Côte aux Loups', [600, 200], 110, '#f6e9cd'),
      ),
  },
  {
    name: 'one-word',
    bottle: { ...red, capsule: '#e8e4dc' },
    liquid: 'red',
    draw: () => sheet(500, 500, filled('#ffffff') + words('oui.', [250, 262], 40, '#111111', sans)),
  },
  {
    name: 'blocks',
    bottle: { ...white, glass: 'rose' },
    liquid: 'yellow',
    draw: () =>
      sheet(
        520,
        640,
        filled('#ffd9c9') +
          '<rect width="260" height="320" fill="#ff5a36"/><circle cx="390" cy="160" r="130" fill="#2b4bff"/><path d="M0 640V320h260z" fill="#0f8a5f"/><rect x="260" y="320" width="260" height="320" fill="#ffc400"/>' +
          words('GLOU', [390, 510], 84, '#151515', sans),
      ),
  },
  {
    name: 'bird',
    bottle: clavelin,
    liquid: 'yellow',
    draw: () =>
      sheet(
        480,
        560,
        filled('#efe6cf') +
          '<path d="M90 330C150 210 260 170 350 210l70-26-44 50c6 70-60 130-150 130-40 0-70-10-96-4l-60 24z" fill="#22466b"/><path d="M200 280c50-50 110-60 150-50-30 50-80 90-150 50z" fill="#b2452c"/><circle cx="352" cy="226" r="7" fill="#efe6cf"/>' +
          words('Le Geai', [240, 470], 62, '#22466b') +
          words('vin jaune', [240, 520], 26, '#22466b'),
      ),
  },
  {
    name: 'kraft',
    bottle: { ...burgundy, closure: 'wax', capsule: '#2a1416' },
    liquid: 'red',
    draw: () =>
      sheet(
        460,
        600,
        filled('#c19a6b') +
          many(
            500,
            (at) =>
              `<rect x="${230 + 230 * noise(at * 2 + 5)}" y="${300 + 300 * noise(at * 2 + 6)}" width="3" height="1.4" fill="#8d683c"/>`,
          ) +
          '<g transform="rotate(-8 230 260)"><circle cx="230" cy="260" r="140" fill="none" stroke="#3b2414" stroke-width="9"/><circle cx="230" cy="260" r="118" fill="none" stroke="#3b2414" stroke-width="3"/>' +
          words('TROUSSEAU', [230, 276], 38, '#3b2414', sans) +
          '</g>' +
          words('n° 0417', [230, 520], 34, '#3b2414'),
      ),
  },
  {
    name: 'sunset',
    bottle: rose,
    liquid: 'rose',
    draw: () =>
      sheet(
        600,
        500,
        '<rect width="600" height="500" fill="url(#k)"/><circle cx="390" cy="250" r="70" fill="#fff3c4"/><path d="M0 330q150-80 300-20t300-30v220H0z" fill="#6b2d5c"/><path d="M0 400q160-60 320-10t280-20v130H0z" fill="#3d1a3f"/>' +
          words('Soir d’été', [300, 460], 60, '#ffe6c9'),
        '<linearGradient id="k" x2="0" y2="1"><stop stop-color="#3a4d9f"/><stop offset=".6" stop-color="#ff9a5a"/><stop offset="1" stop-color="#ffd27a"/></linearGradient>',
      ),
  },
  {
    name: 'oval',
    bottle: demi,
    liquid: 'yellow',
    draw: () =>
      sheet(
        520,
        640,
        '<ellipse cx="260" cy="320" rx="255" ry="315" fill="#fbf6e6"/><ellipse cx="260" cy="320" rx="232" ry="292" fill="none" stroke="#8a5a1c" stroke-width="4"/>' +
          words('Paille', [260, 310], 92, '#6b3f12') +
          words('vendanges de 2018', [260, 380], 30, '#6b3f12'),
      ),
  },
  {
    name: 'arch',
    bottle: burgundy,
    liquid: 'red',
    draw: () =>
      sheet(
        480,
        620,
        '<path d="M0 620V240a240 240 0 01480 0v380z" fill="#f4ead6"/><path d="M24 596V240a216 216 0 01432 0v356z" fill="none" stroke="#761527" stroke-width="4"/>' +
          words('Les Murgers', [240, 350], 66, '#761527') +
          words('Pinot noir', [240, 420], 34, '#33261c'),
      ),
  },
  {
    name: 'clear',
    bottle: { ...sparkling, glass: 'green', capsule: '#e4e0d6' },
    liquid: 'white',
    draw: () =>
      sheet(
        520,
        420,
        words('nu', [260, 240], 220, '#ffffff', sans) + words('blanc de blancs, sans rien', [260, 330], 32, '#ffffff', sans),
      ),
  },
  {
    name: 'stripes',
    bottle: red,
    liquid: 'red',
    draw: () =>
      sheet(
        520,
        520,
        filled('#ffffff') +
          many(130, (at) => `<rect x="${at * 4}" width="2" height="520" fill="#101010"/>`) +
          '<circle cx="260" cy="260" r="130" fill="#ffffff"/>' +
          words('LIGNE', [260, 282], 60, '#101010', sans),
      ),
  },
  {
    name: 'neon',
    bottle: { ...sparkling, glass: 'rose', capsule: '#ff4fa0' },
    liquid: 'rose',
    draw: () =>
      sheet(
        480,
        480,
        filled('#ff2e88') +
          '<path d="M0 300l120-90 90 60 120-130 150 120v220H0z" fill="#ff7a00"/>' +
          words('PÉT’', [240, 180], 120, '#f8ff3d', sans),
      ),
  },
  {
    name: 'long-text',
    bottle: demi,
    liquid: 'yellow',
    draw: () =>
      sheet(
        520,
        620,
        filled('#f8f6f0') +
          many(22, (at) =>
            words('Vendangé à la main un matin de brume, pressé lentement, élevé sous bois', [260, 60 + at * 22], 14, '#222222'),
          ) +
          words('Confidence', [260, 590], 50, '#7d1128'),
      ),
  },
  ...askewLabels,
]
