import { addresses } from '#app/models/platform/web/addresses.ts'
import type { MailSite, MailWords } from './mail-words.ts'

const allOf = new Intl.ListFormat('fr', { type: 'conjunction' })

/** To whoever asked to hear of it: anyone can have asked, so it says nothing that they typed. One mail names all that is back. */
export function writeStockBack({ title = '', path = addresses.shop }: Record<string, string>, site: MailSite): MailWords {
  const { sort } = site.named
  const wines = title.split('\n')
  const isOne = wines.length === 1
  return {
    subject: isOne ? `De retour : ${title}` : `De retour : ${wines.length} ${sort.many} que vous attendiez`,
    title: isOne ? `${sort.e ? 'Elle' : 'Il'} est de retour` : `${sort.e ? 'Elles' : 'Ils'} sont de retour`,
    paragraphs: [
      isOne
        ? `Vous nous aviez demandé de vous prévenir : ${title} est de nouveau en vente chez ${site.name}.`
        : `Vous nous aviez demandé de vous prévenir : ${allOf.format(wines)} sont de nouveau en vente chez ${site.name}.`,
      isOne
        ? 'Nous prévenons en même temps tous ceux qui l’attendaient ; rien n’est mis de côté.'
        : 'Nous prévenons en même temps tous ceux qui les attendaient ; rien n’est mis de côté.',
    ],
    button: { label: isOne ? `Voir ${sort.ce} ${sort.one}` : 'Voir la boutique', path },
    notes: [
      isOne
        ? 'Votre adresse n’a servi qu’à ce courriel, et nous venons de l’oublier.'
        : `Votre adresse n’a servi qu’à ce courriel, et nous venons de l’oublier pour ces ${sort.many}.`,
    ],
  }
}
