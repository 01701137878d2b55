import { foldText } from '../../platform/text/fold-text.ts'

/** A town's name as it is compared: without accents, hyphens and shortened saints. */
export function townKey(name: string): string {
  return foldText(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\bst(e?)\b/g, 'saint$1')
    .trim()
}

/** The town of an address without what the post adds to it: `Lyon 3e`, `Besançon Cedex 9`. */
export function bareTownKey(written: string): string {
  return townKey(written)
    .replace(/ cedex\b.*$/, '')
    .replace(/ \d+(er|e|eme)?$/, '')
}
