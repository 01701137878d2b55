import type { LegalFacts } from '#app/models/site/law/legal.ts'
import type { RichText } from '#app/models/site/rich-text.ts'
import { purposeTexts } from '../consent.ts'
import { goodsWordsOf } from '../goods.ts'
import { companyOf } from './company.ts'
import { compose, heading, link, list, ownText, say, table } from './parts.ts'

/** Which cookies there are, what they are for and how to change one's mind. */
export function composeCookiePolicy(facts: LegalFacts): RichText {
  const { values, purposes } = facts
  return compose(
    say(
      `Un cookie est un petit fichier que votre navigateur garde pour un site. ${companyOf(facts)} n’en dépose aucun qui vous suive sans votre accord.`,
    ),
    heading('Cookies nécessaires'),
    say('Sans eux le site ne peut rendre le service que vous lui demandez ; la loi n’exige pas votre accord.'),
    listNecessary(facts),
    heading('Cookies et services soumis à votre accord'),
    purposes.length === 0
      ? say('Ce site n’utilise aucun service extérieur qui demande votre accord.')
      : list(
          ...purposes.map(
            ({ purpose, services }) =>
              `${purposeTexts[purpose].label} : ${purposeTexts[purpose].says} Services : ${services.join(', ')}.`,
          ),
        ),
    heading('Votre choix'),
    say(
      `Vous acceptez ou refusez par un même geste, à la première visite puis à tout moment depuis la page `,
      link('Vos choix de cookies', '/cookies'),
      ` ou le lien « Gérer mes cookies » en bas de chaque page. Votre choix est gardé ${values.CONSENT_MONTHS} mois, et jamais plus de treize ; il vous est ensuite demandé à nouveau.`,
    ),
    say(
      'Nous gardons la preuve de votre choix : un numéro tiré au hasard, les finalités acceptées, la version de cette page et le moment. Ni votre nom ni votre adresse réseau n’y figurent.',
    ),
    ownText('Précisions', values.COOKIE_POLICY),
  )
}

function listNecessary({ values, site }: LegalFacts) {
  const goods = goodsWordsOf(values).sort
  return table(
    ['Nom', 'Usage', 'Durée'],
    [
      ['consent', 'Retient vos choix de cookies', `${values.CONSENT_MONTHS} mois`],
      ['proof', 'Numéro de la preuve de vos choix, tiré au hasard', `${values.CONSENT_MONTHS} mois`],
      ['token, idSite', 'Vous gardent connecté à votre espace', 'un jour'],
      [
        'device',
        'Reconnaît l’appareil d’où vous vous êtes connecté, pour que personne d’autre ne puisse vous en empêcher',
        'un an',
      ],
      [
        'registration',
        'Reconnaît le navigateur où vous vous êtes inscrit, pour que personne d’autre ne choisisse votre mot de passe',
        'deux jours',
      ],
      ['lang', 'Retient la langue choisie', 'un an'],
      ['apercu', 'Montre le site dans une apparence à l’essai, à qui en a reçu l’adresse', 'sept jours'],
      ...(values.BLOCK_MINORS ? [['age', 'Retient que vous avez déclaré être majeur', 'trente jours']] : []),
      ...(site.isECommerce ? [['cart', 'Retrouve votre panier', 'quatre-vingt-dix jours']] : []),
      ...(site.isECommerce ? [['shortlist', `Retient les ${goods.many} que vous mettez de côté`, 'six mois']] : []),
      ...(site.isECommerce
        ? [
            [
              'seen-wines',
              `Retient dans votre navigateur, si vous le demandez, les ${goods.many} que vous regardez`,
              'jusqu’à ce que vous l’effaciez',
            ],
          ]
        : []),
      ['popups', 'Retient les annonces que vous avez fermées', 'six mois'],
      ['flash', 'Porte un message jusqu’à la page suivante', 'une minute'],
      ['visit', 'Évite de compter deux fois la même visite', 'une minute'],
    ],
  )
}
