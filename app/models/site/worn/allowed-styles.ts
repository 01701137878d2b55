import type { styleTokens } from './own-styles.ts'

/** What the value of a property may be made of, beside being one that browsers know. */
export type PropertyRule = {
  /** The words that it may say; where nothing is said, all that browsers know of it. */
  words?: readonly string[]
  functions?: readonly string[]
  tokens?: keyof typeof styleTokens | 'colour'
  /** Bounds in pixels of a telephone, on which an em is 16 and a hundredth of the width 3.2. */
  least?: number
  most?: number
  /** What a hundredth is, where it is none of the width. */
  hundredth?: number
  /** Bounds of plain numbers. */
  numbers?: readonly [least: number, most: number]
  /** Colours of it are judged. */
  isGround?: true
  isText?: true
}

const mixed = ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'oklab', 'color-mix'] as const
const sums = ['calc', 'min', 'max', 'clamp'] as const
const sided = (start: string, end = '') => ['top', 'right', 'bottom', 'left'].map((side) => `${start}-${side}${end}`)
const flowing = (start: string, end = '') =>
  ['block', 'inline', 'block-start', 'block-end', 'inline-start', 'inline-end'].map((side) => `${start}-${side}${end}`)
const each = (names: readonly string[], rule: PropertyRule) => names.map((name) => [name, rule] as const)

const edge = { least: 0, most: 24 }
const line = { functions: mixed, tokens: 'colour' } as const
const around = ['border', ...sided('border'), ...flowing('border')]
const room = { least: 0, most: 256, tokens: 'space' } as const
const width = { least: 48, most: 4000, functions: ['min', 'max', 'clamp'] } as const
const still = { words: undefined }
const ground = {
  functions: ['linear-gradient', 'radial-gradient'],
  tokens: 'colour',
  isGround: true,
  words:
    'none transparent white black repeat no-repeat repeat-x repeat-y center top right bottom left cover contain auto to at circle ellipse closest-side farthest-side closest-corner farthest-corner'.split(
      ' ',
    ),
} as const satisfies PropertyRule

/**
 * The properties that a site's own stylesheet may set: none of them takes away, covers or moves off the page what stands there.
 */
export const allowed: ReadonlyMap<string, PropertyRule> = new Map<string, PropertyRule>([
  ['color', { tokens: 'colour', isText: true, words: ['white', 'black', 'inherit'] }],
  ['background', ground],
  ['background-color', { ...ground, functions: [] }],
  ['background-image', ground],
  ...each(['background-position', 'background-size'], { least: -512, most: 2000 }),
  ...each(['background-repeat', 'background-origin'], still),

  ...each([...around, 'column-rule'], { ...edge, ...line }),
  ...each(
    [...around.map((name) => `${name}-color`), 'column-rule-color', 'accent-color', 'caret-color', 'text-decoration-color'],
    line,
  ),
  ...each([...around.map((name) => `${name}-width`), 'column-rule-width'], edge),
  ...each([...around.map((name) => `${name}-style`), 'column-rule-style'], still),
  ...each(
    [
      'border-radius',
      ...['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => `border-${corner}-radius`),
      ...['start-start', 'start-end', 'end-start', 'end-end'].map((corner) => `border-${corner}-radius`),
    ],
    { least: 0, most: 2000, tokens: 'radius' },
  ),
  [
    'box-shadow',
    {
      least: -32,
      most: 64,
      ...line,
      words: ['none', 'white', 'black', 'transparent', 'currentcolor', 'in', 'srgb', 'oklab', 'oklch'],
    },
  ],

  ['font-family', { tokens: 'font', words: ['serif', 'sans-serif', 'system-ui', 'ui-serif', 'ui-sans-serif', 'monospace'] }],
  ['font-size', { least: 12, most: 160, hundredth: 0.16, tokens: 'size', functions: ['clamp'], words: ['inherit'] }],
  ['font-weight', { numbers: [200, 900], words: ['normal', 'bold', 'inherit'] }],
  ...each(['font-style', 'font-variant-caps', 'font-variant-numeric', 'font-kerning'], still),
  ['font-stretch', { words: ['normal', 'condensed', 'semi-condensed', 'expanded', 'semi-expanded'] }],
  ['line-height', { least: 14, most: 240, hundredth: 0.16, numbers: [1, 3], words: ['normal', 'inherit'] }],
  ['letter-spacing', { least: -1, most: 8 }],
  ['word-spacing', { least: 0, most: 16 }],
  ['text-align', { words: ['start', 'end', 'left', 'right', 'center', 'justify', 'inherit'] }],
  ...each(['text-transform', 'text-wrap', 'text-wrap-style', 'hyphens', 'overflow-wrap'], still),
  // Neither a price that looks struck nor a link that no longer looks like one.
  ...each(['text-decoration', 'text-decoration-line'], {
    ...line,
    ...edge,
    words: ['underline', 'overline', 'solid', 'double', 'dotted', 'dashed', 'wavy', 'currentcolor'],
  }),
  ['text-decoration-style', still],
  ...each(['text-decoration-thickness', 'text-underline-offset'], { least: 0, most: 16 }),
  ['list-style-position', still],
  [
    'list-style-type',
    { words: ['none', 'disc', 'circle', 'square', 'decimal', 'lower-alpha', 'upper-alpha', 'lower-roman', 'upper-roman'] },
  ],

  ...each(['padding', ...sided('padding'), ...flowing('padding')], { ...room, functions: sums }),
  ...each(['margin', ...sided('margin'), ...flowing('margin')], { ...room, functions: ['clamp'] }),
  ...each(['gap', 'row-gap', 'column-gap'], { ...room, functions: sums }),
  ...each(['width', 'max-width', 'inline-size', 'max-inline-size'], width),
  ...each(['min-width', 'min-inline-size', 'min-height', 'min-block-size'], {
    least: 0,
    most: 1600,
    functions: ['min', 'max', 'clamp'],
  }),
  ['aspect-ratio', { numbers: [0.2, 20] }],
  ['display', { words: ['block', 'inline-block', 'flex', 'inline-flex', 'grid', 'inline-grid', 'flow-root', 'list-item'] }],
  ['flex-direction', { words: ['row', 'column'] }],
  ['flex-wrap', { words: ['wrap', 'nowrap'] }],
  ...each(['flex-grow', 'flex-shrink'], { numbers: [0, 12] }),
  ...each(
    [
      'align-items',
      'align-content',
      'align-self',
      'justify-items',
      'justify-content',
      'justify-self',
      'place-items',
      'place-content',
      'place-self',
    ],
    still,
  ),
  ['grid-template-columns', { least: 48, most: 2000, numbers: [1, 12], functions: ['repeat', 'minmax', 'min', 'max', 'clamp'] }],
  ['grid-auto-rows', { words: ['auto', 'min-content', 'max-content'], numbers: [1, 12] }],
  ['grid-column', { words: ['span', 'auto'], numbers: [-1, 12] }],
  ['column-count', { numbers: [1, 6] }],
  ['column-width', { least: 96, most: 2000 }],
  ...each(['object-fit', 'object-position'], {
    least: 0,
    most: 2000,
    words: ['cover', 'contain', 'center', 'top', 'bottom', 'left', 'right'],
  }),
  ['vertical-align', { words: ['baseline', 'middle', 'top', 'bottom', 'text-top', 'text-bottom'] }],
  ['break-inside', still],
  ...each(['transition', 'transition-duration', 'transition-delay'], { functions: ['cubic-bezier'], numbers: [-2, 2] }),
  ['container-type', { words: ['inline-size', 'normal'] }],
  ['container-name', { words: undefined }],
])

/** The size of a unit on a telephone, in pixels; of those that count nothing there is none. */
export const unitSizes: ReadonlyMap<string, number> = new Map([
  ['px', 1],
  ...['em', 'rem'].map((unit) => [unit, 16] as const),
  ...['ch', 'ex'].map((unit) => [unit, 8] as const),
  ...['lh', 'rlh'].map((unit) => [unit, 24] as const),
  ...['vw', 'vi', 'svw', 'dvw', 'lvw', 'cqw', 'cqi', 'vmin', 'vmax'].map((unit) => [unit, 3.2] as const),
  ...['vh', 'vb', 'svh', 'dvh', 'lvh'].map((unit) => [unit, 6.4] as const),
])

/** Units that no bound of length is for. */
export const freeUnits: ReadonlySet<string> = new Set(['fr', 'deg', 'turn', 's', 'ms'])

/** Words that say 'as if nothing had been said', which is another thing in each place. */
export const wordsOfNothing: ReadonlySet<string> = new Set(['initial', 'unset', 'revert', 'revert-layer'])

/** What a media or container query may ask. */
export const queryFeatures: ReadonlySet<string> = new Set(
  [
    'width',
    'height',
    'inline-size',
    'aspect-ratio',
    'orientation',
    'hover',
    'pointer',
    'prefers-reduced-motion',
    'prefers-contrast',
    'prefers-color-scheme',
  ].flatMap((name) => [name, `min-${name}`, `max-${name}`]),
)
