export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of values: each is read once. */
const read = new Map<string, Encoding>()
const mostRead = 200

/** The best encoding that a client takes. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity'
  const known = read.get(accepted)
  if (known) return known
  const chosen = choose(accepted)
  if (read.size < mostRead) read.set(accepted, chosen)
  return chosen
}

/** Whether a client takes what is packed in the one way that every program knows. */
export function takesGzip(accepted: string | string[] | undefined): boolean {
  return typeof accepted === 'string' && readWeights(accepted)('gzip') > 0
}

function choose(accepted: string): Encoding {
  const weight = readWeights(accepted)
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br'
  return weight('gzip') > 0 ? 'gzip' : 'identity'
}

function readWeights(accepted: string): (name: string) => number {
  const offers = new Map(accepted.slice(0, 500).toLowerCase().split(',').map(readOffer))
  return (name) => offers.get(name) ?? offers.get('*') ?? 0
}

function readOffer(offer: string): [string, number] {
  const [name = '', ...parameters] = offer.split(';').map((part) => part.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return [name, Number.isFinite(weight) ? weight : 0]
}
