/** What somebody typed as one line, without doubled spaces or signs that print nothing. */
export function tidyText(typed: string): string {
  return typed
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/** The same as a sentence that begins and ends as one; nothing where no word was typed. */
export function toSentence(typed: string): string {
  const line = tidyText(typed)
    .replace(/^[\s.,;:!?…–—-]+/u, '')
    .replace(/[\s,;:–—-]+$/u, '')
  if (!/[\p{L}\p{N}]/u.test(line)) return ''
  const [first = '', ...rest] = line
  const sentence = first.toLocaleUpperCase('fr') + rest.join('')
  return /[.!?…]['"’”»)]*$/u.test(sentence) ? sentence : `${sentence}.`
}

/** The town in an address as it is written: what stands last, without its postal code. */
export function townOf(place: string): string {
  const last = tidyText(place).split(',').at(-1) ?? ''
  const town = last
    .replaceAll(/\b\d{5}\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /\p{L}/u.test(town) ? town : ''
}

/** Where that is, as it is said in French: à Arbois, au Puy, aux Arcs, à La Rochelle. */
export function sayAt(town: string): string {
  const [, article, rest = ''] = /^(le|les)\s+(.+)$/iu.exec(town) ?? []
  if (article === undefined) return `à ${town}`
  return `${article.length === 2 ? 'au' : 'aux'} ${rest}`
}
