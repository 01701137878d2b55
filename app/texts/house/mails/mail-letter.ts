import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import type { RichText } from '#app/models/site/rich-text.ts'
import type { MailWords } from './mail-words.ts'

type Letter = { subject: string; title: string; body: RichText; buttonLabel: string; buttonUrl: string }

/** A letter of the house as a mail; its reader's own way out stands below it. */
export function letterMail(
  letter: Letter,
  { house, path, isTrial }: { house: string; path: string; isTrial: boolean },
): MailWords {
  const { subject, title, body, buttonLabel, buttonUrl } = letter
  return {
    subject: isTrial ? `[Essai] ${subject}` : subject,
    title,
    paragraphs: [],
    rich: body,
    greetsItself: true,
    ...(buttonLabel && buttonUrl && { button: { label: buttonLabel, path: buttonUrl } }),
    notes: isTrial ? ['Ceci est un essai : personne d’autre que vous ne l’a reçu.'] : [],
    why: `Vous recevez cette lettre parce que vous l’avez demandée à ${house}.`,
    way: { label: 'Choisir mes lettres, ou tout arrêter', path },
  }
}

/** What is said of the wines and of the code that a letter shows. */
export const letterGoodsTexts = {
  wine: ({ sort }: GoodsWords) => `Voir ${sort.ce} ${sort.one}`,
  from: (price: string) => `dès ${price}`,
  code: 'Votre code',
  offWines: ({ sort }: GoodsWords, off: string) => `${off} de réduction sur vos ${sort.many}`,
  offFreight: (off: string) => `${off} de réduction sur la livraison`,
  minimum: (least: string) => `à partir de ${least} d’achat`,
  until: (day: string) => `jusqu’au ${day}`,
} as const
