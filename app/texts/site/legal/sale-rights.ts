import type { LegalFacts } from '#app/models/site/law/legal.ts'
import type { RichBlock } from '#app/models/site/rich-text.ts'
import { companyOf, contactInShort } from './company.ts'
import { guaranteeNoticeTexts } from './guarantee-notice.ts'
import { guaranteeFrame, guaranteeWords, withdrawalNotice } from './legal-models.ts'
import { framed, heading, link, list, say, strong } from './parts.ts'
import { tradeTermsOf } from './trade-terms.ts'

/** The right to withdraw, its exceptions and the form that the law draws. */
export function withdrawal(facts: LegalFacts): RichBlock[] {
  const { values, site } = facts
  const terms = tradeTermsOf(values)
  const address = [companyOf(facts), values.HEAD_OFFICE || values.COMPANY_ADDRESS, values.COMPANY_PHONE, values.COMPANY_EMAIL]
  return [
    heading('8. Droit de rétractation'),
    ...withdrawalNotice({
      company: companyOf(facts),
      address: address.slice(1).filter(Boolean).join(', '),
      online: site.isECommerce ? `${site.url}/renoncer` : '',
    }),
    site.isECommerce
      ? say(
          'Utilisez la fonction ',
          link('Renoncer au contrat ici', '/renoncer'),
          ', le formulaire ci-dessous ou toute autre déclaration sans ambiguïté.',
        )
      : say('Utilisez le formulaire ci-dessous ou toute autre déclaration sans ambiguïté.'),
    say(strong('Exceptions (article L. 221-28).'), ' Le droit ne s’applique pas :'),
    list(...terms.exceptions),
    say(terms.scope),
    heading('Modèle de formulaire de rétractation', 3),
    framed(
      say('(À compléter et à renvoyer uniquement si vous souhaitez vous rétracter du contrat.)'),
      say(`À l’attention de ${address.filter(Boolean).join(', ')} :`),
      say('Je vous notifie par la présente ma rétractation du contrat portant sur la vente du bien ci-dessous :'),
      say('Commandé le / reçu le :'),
      say('Numéro de la commande :'),
      say('Nom du consommateur :'),
      say('Adresse du consommateur :'),
      say('Signature du consommateur (en cas d’envoi sur papier) :'),
      say('Date :'),
    ),
  ]
}

/** The legal guarantees, in the frame that the law wants for them. */
export function guarantees(facts: LegalFacts): RichBlock[] {
  return [
    heading('9. Garanties légales'),
    say(`${companyOf(facts)} répond de la conformité des produits et de leurs vices cachés.`),
    guaranteeFrame(),
    heading(guaranteeNoticeTexts.name, 3),
    guaranteeWords(),
    say(`Pour la faire valoir, écrivez-nous ${contactInShort(facts)}.`),
  ]
}
