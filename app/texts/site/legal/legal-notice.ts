import type { LegalFacts } from '#app/models/site/law/legal.ts'
import type { RichText } from '#app/models/site/rich-text.ts'
import { alcoholTexts } from '../alcohol.ts'
import { companyOf, identity } from './company.ts'
import { compose, heading, link, list, ownText, say, unsaid } from './parts.ts'

/** Who publishes the site, who answers for it and who hosts it. */
export function composeLegalNotice(facts: LegalFacts): RichText {
  const { values, site } = facts
  const director = values.PUBLICATION_DIRECTOR || values.LEGAL_AGENT || unsaid
  return compose(
    heading('Éditeur du site'),
    say(`Le site ${site.url} est publié par :`),
    identity(facts),
    heading('Directeur de la publication'),
    say(`${director}, joignable aux coordonnées de l’éditeur.`),
    heading('Hébergeur'),
    list(
      `Nom : ${values.HOST_NAME || unsaid}`,
      `Adresse : ${values.HOST_ADDRESS || unsaid}`,
      `Téléphone : ${values.HOST_PHONE || unsaid}`,
    ),
    (site.isWinemaker && [
      heading('Alcool'),
      say('La vente d’alcool est interdite aux mineurs de moins de 18 ans (article L. 3342-1 du code de la santé publique).'),
      say(alcoholTexts.health),
    ]) ||
      [],
    heading('Propriété intellectuelle'),
    say(
      `Les textes, photographies, dessins, marques et logos de ce site appartiennent à ${companyOf(facts)} ou lui sont confiés. Ils ne peuvent être repris sans son accord écrit.`,
    ),
    heading('Avis publiés'),
    say(
      'Les avis qui viennent d’un service extérieur y ont été déposés par ses utilisateurs, à la date affichée ; ils ne sont pas contrôlés avant publication et paraissent dans l’ordre où ce service les donne.',
    ),
    heading('Données personnelles et cookies'),
    say(
      'Voir la page ',
      link('Vie privée', '/privacy-policy'),
      ' et la page ',
      link('Cookies', '/cookie-policy'),
      '. Pour exercer un droit : ',
      link('vos données personnelles', '/droits'),
      '.',
    ),
    ownText('Précisions de l’éditeur', values.LEGAL_NOTICE),
  )
}
