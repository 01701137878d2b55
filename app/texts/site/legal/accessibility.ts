import type { LegalFacts } from '#app/models/site/law/legal.ts'
import type { RichText } from '#app/models/site/rich-text.ts'
import { companyOf, contactInShort } from './company.ts'
import { compose, heading, link, list, ownText, say } from './parts.ts'

/** How far the site can be used by everyone, and what to do where it cannot. */
export function composeAccessibility(facts: LegalFacts): RichText {
  const { values, site } = facts
  const company = companyOf(facts)
  return compose(
    say(
      `${company} veut que chacun puisse se servir de ${site.url}, avec ou sans souris, avec ou sans écran, avec ou sans JavaScript.`,
    ),
    heading('Cadre'),
    values.IS_SMALL_BUSINESS
      ? say(
          `${company} emploie moins de dix personnes et son chiffre d’affaires annuel ou son bilan ne dépasse pas deux millions d’euros : en tant que microentreprise fournissant des services, elle est exemptée des exigences d’accessibilité de l’article L. 412-13 du code de la consommation. Elle s’efforce néanmoins de les suivre.`,
        )
      : say(
          'Ce site relève des exigences d’accessibilité de l’article L. 412-13 du code de la consommation, applicables aux services de commerce électronique depuis le 28 juin 2025.',
        ),
    say('Référentiels suivis : RGAA 4.1, EN 301 549 et WCAG 2.2, niveau AA.'),
    heading('État de conformité'),
    say(
      'Le site est conçu pour ces référentiels et vérifié par des essais automatiques à chaque version. Il n’a pas encore fait l’objet d’un audit complet par un tiers : aucun taux de conformité n’est donc annoncé.',
    ),
    list(
      'Toutes les pages se lisent et tous les formulaires s’envoient au clavier et sans JavaScript.',
      'Les couleurs choisies sont corrigées pour que le texte reste lisible.',
      'Les images ont une description quand elles portent une information.',
    ),
    say('Contenus non concernés : cartes et vidéos d’autres services, qui ne s’affichent qu’après votre accord.'),
    heading('Signaler une difficulté'),
    say(`Écrivez-nous ${contactInShort(facts)} : nous vous répondons et vous donnons l’information sous une autre forme.`),
    heading('Voies de recours'),
    say(
      'Si notre réponse ne vous suffit pas, vous pouvez saisir le Défenseur des droits (',
      link('defenseurdesdroits.fr', 'https://www.defenseurdesdroits.fr/'),
      ') ou, pour la vente en ligne, la Direction générale de la concurrence, de la consommation et de la répression des fraudes (',
      link('signal.conso.gouv.fr', 'https://signal.conso.gouv.fr/'),
      ').',
    ),
    ownText('Précisions', values.ACCESSIBILITY),
  )
}
