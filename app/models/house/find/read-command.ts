import { foldText } from '../../platform/text/fold-text.ts'
import { type Closing, readClosing } from './read-closing.ts'
import { readNewWine, type WineBrief } from './read-wine-brief.ts'

/** What somebody asks to be done, in their own words. */
export type PanelCommand =
  | { act: 'close'; closing: Closing }
  | { act: 'refund' | 'ship'; order: string }
  | { act: 'price' | 'stock'; wine: string }
  | { act: 'make'; what: string }
  | { act: 'wine'; wine: WineBrief }

/** Words that say nothing of what is meant. */
const between =
  /^(?:de la |de l'|du |des |de |d'|le |la |les |l'|un |une |au |aux |à |pour |commande |vin |biere |fromage |livre )+/

const verbs: readonly [verb: RegExp, read: (rest: string, today: string) => PanelCommand | undefined][] = [
  [/^(?:fermer|fermeture|ferme|conges?|vacances)\b/, (rest, today) => readClose(rest, today)],
  [/^(?:rembourser|remboursement|rendre)\b/, (rest) => named(rest, (order) => ({ act: 'refund', order }))],
  [/^(?:expedier|expedition|envoyer|preparer)\b/, (rest) => named(rest, (order) => ({ act: 'ship', order }))],
  [/^(?:changer le prix|prix)\b/, (rest) => named(rest, (wine) => ({ act: 'price', wine }))],
  [/^(?:arrivee|stock)\b/, (rest) => named(rest, (wine) => ({ act: 'stock', wine }))],
  [/^(?:nouveau|nouvelle|nouvel|ajouter|creer|ecrire|noter|ouvrir)\b/, (rest) => named(rest, (what) => ({ act: 'make', what }))],
]

/** Reads a command in French: « fermer du 24 au 4 », « rembourser MDEQ-9XY8 », « prix du Bal des geais », « nouveau vin ». */
export function readCommand(text: string, today: string): PanelCommand | undefined {
  const wine = readNewWine(text)
  if (wine) return { act: 'wine', wine }
  const said = foldText(text).replaceAll(/\s+/g, ' ')
  for (const [verb, read] of verbs) {
    const [begins] = verb.exec(said) ?? []
    if (begins !== undefined) return read(said.slice(begins.length).trim(), today)
  }
  return undefined
}

function readClose(rest: string, today: string): PanelCommand | undefined {
  const closing = readClosing(rest, today)
  return closing && { act: 'close', closing }
}

function named(rest: string, make: (name: string) => PanelCommand): PanelCommand | undefined {
  const name = rest.replace(between, '').trim()
  return name === '' ? undefined : make(name)
}
