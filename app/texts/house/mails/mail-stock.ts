import { addresses } from '#app/models/platform/web/addresses.ts'
import type { MailWords } from './mail-words.ts'

/** To whoever asked to hear of it: anyone can have asked, so it says nothing that they typed. */
export function writeStockBack({ title = '', path = addresses.shop }: Record<string, string>, site: { name: string }): MailWords {
  return {
    subject: `De retour : ${title}`,
    title: 'Il est de retour',
    paragraphs: [
      `Vous nous aviez demandé de vous prévenir : ${title} est de nouveau en vente chez ${site.name}.`,
      'Nous prévenons en même temps tous ceux qui l’attendaient ; rien n’est mis de côté.',
    ],
    button: { label: 'Voir ce vin', path },
    notes: ['Votre adresse n’a servi qu’à ce courriel, et nous venons de l’oublier.'],
  }
}
