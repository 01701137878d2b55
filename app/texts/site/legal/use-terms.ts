import type { LegalFacts } from '#app/models/site/law/legal.ts'
import type { RichBlock, RichText } from '#app/models/site/rich-text.ts'
import { companyInShort, companyOf, contactInShort, identity } from './company.ts'
import { compose, heading, link, list, ownText, say } from './parts.ts'

/** The terms of use, under the eight headings that visitors expect. */
export function composeUseTerms(facts: LegalFacts): RichText {
  const company = companyOf(facts)
  return compose(
    say(
      `Les présentes conditions règlent l’usage du site ${facts.site.url}, publié par ${companyInShort(facts)}. Les ouvrir ne vous engage à aucun achat ; les accepter est nécessaire pour ouvrir un compte.`,
    ),
    heading('1. Mentions légales'),
    identity(facts),
    say('L’hébergeur et le directeur de la publication sont nommés dans les ', link('mentions légales', '/legal-notice'), '.'),
    heading('2. Accès au site'),
    say(
      'Le site est ouvert à tous, gratuitement ; le matériel et la connexion restent à votre charge. Les informations, les actualités et la page de contact se lisent sans compte.',
    ),
    say(
      'Certains services sont réservés aux membres. Qui s’inscrit donne des renseignements exacts et les tient à jour, garde son mot de passe pour lui, et répond de ce qui est fait avec son compte. Un membre peut le fermer à tout moment depuis son espace.',
    ),
    say(
      'Le site peut être interrompu pour son entretien ou par un cas de force majeure ; nous faisons au mieux pour que cela soit rare et court.',
    ),
    dataAndProperty(company),
    limits(),
    heading('8. Droit applicable'),
    say(
      `Les présentes conditions sont soumises au droit français. En cas de désaccord, écrivez-nous d’abord ${contactInShort(facts)} : nous cherchons une solution amiable. À défaut, les tribunaux français sont compétents, dans les conditions du droit commun.`,
    ),
    ownText('Dispositions particulières', facts.values.USE_TERMS),
  )
}

function dataAndProperty(company: string): RichBlock[] {
  return [
    heading('3. Collecte des données'),
    say(
      'Les données que vous nous confiez servent à ce pour quoi vous les donnez. La page ',
      link('Vie privée', '/privacy-policy'),
      ' dit lesquelles, pour combien de temps et à qui elles sont montrées ; vous exercez vos droits depuis la page ',
      link('Vos données personnelles', '/droits'),
      '.',
    ),
    heading('4. Propriété intellectuelle'),
    say(
      `Les textes, photographies, dessins, marques et logos du site sont protégés par le code de la propriété intellectuelle et appartiennent à ${company} ou à leurs auteurs. Toute reprise, même partielle, demande un accord écrit préalable ; la copie pour un usage privé reste permise.`,
    ),
  ]
}

function limits(): RichBlock[] {
  return [
    heading('5. Responsabilité'),
    list(
      'Nous veillons à l’exactitude de ce que nous publions, sans pouvoir garantir que rien n’y manque ni qu’aucune erreur ne s’y glisse.',
      'Nous ne répondons pas d’un dommage né d’un usage du site contraire aux présentes conditions, d’une panne de réseau ou du fait d’un tiers.',
      'Rien de ceci ne limite les droits que la loi vous donne en tant que consommateur.',
    ),
    heading('6. Liens'),
    say(
      'Des liens mènent à d’autres sites, qui répondent seuls de leur contenu. Vous pouvez créer un lien vers une page de ce site sans nous le demander, pourvu qu’elle s’ouvre entière et sous son adresse.',
    ),
    heading('7. Cookies'),
    say(
      'Les cookies nécessaires au site sont déposés sans accord ; les autres attendent le vôtre, que vous pouvez reprendre à tout moment. Voir la page ',
      link('Cookies', '/cookie-policy'),
      ' et ',
      link('vos choix', '/cookies'),
      '.',
    ),
  ]
}
