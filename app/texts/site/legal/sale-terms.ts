import { countOf } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import type { LegalFacts } from '#app/models/site/law/legal.ts'
import type { RichBlock, RichText } from '#app/models/site/rich-text.ts'
import { alcoholTexts } from '../alcohol.ts'
import { goodsWordsOf } from '../goods.ts'
import { companyInShort, companyOf, contactInShort, identity } from './company.ts'
import { compose, heading, link, list, ownText, say } from './parts.ts'
import { guarantees, withdrawal } from './sale-rights.ts'
import { tradeTermsOf } from './trade-terms.ts'

/** The terms of sale to consumers, and what is otherwise for businesses. */
export function composeSaleTerms(facts: LegalFacts): RichText {
  const { values, site } = facts
  const terms = tradeTermsOf(values)
  return compose(
    say(
      `Les présentes conditions règlent les ventes de ${companyInShort(facts)}, à des consommateurs et par leur article 13 à des professionnels. La version qui vaut pour une commande est celle qui est en ligne le jour où elle est passée.`,
    ),
    !site.isECommerce &&
      say(
        'La vente en ligne n’est pas ouverte sur ce site : elles valent pour les commandes passées à distance par un autre moyen.',
      ),
    heading('1. Vendeur'),
    identity(facts),
    heading('2. Produits'),
    say(terms.told),
    site.isWinemaker && minors(),
    pricesAndOrder(facts),
    delivery(facts),
    withdrawal(facts),
    guarantees(facts),
    heading('10. Réclamations et médiation'),
    say(`Écrivez-nous d’abord ${contactInShort(facts)}.`),
    mediator(facts),
    heading('11. Emballages'),
    say(
      values.PACKAGING_ID
        ? `Identifiant unique de ${companyOf(facts)} au titre de la responsabilité élargie des producteurs, emballages : ${values.PACKAGING_ID}.`
        : terms.packaging,
    ),
    heading('12. Droit applicable'),
    say(
      'Les ventes sont soumises au droit français ; le contrat est en français. À défaut d’accord, vous pouvez saisir le tribunal du lieu où vous habitez, ou l’un de ceux que désigne le code de procédure civile.',
    ),
    heading('13. Ventes à des professionnels'),
    ...business(facts),
    say('Vos données : ', link('Vie privée', '/privacy-policy'), '.'),
    ownText('Dispositions particulières', values.SALE_TERMS),
  )
}

/** What differs for whoever buys for their trade (code de commerce, L441-1): nothing of it takes anything from a consumer. */
function business({ values }: LegalFacts): RichBlock[] {
  return [
    say(
      'Cet article vaut pour l’acheteur qui agit pour son activité professionnelle et donne son numéro SIREN ou de TVA ; il est le socle unique de la négociation commerciale (article L441-1 du code de commerce). Les articles 8, 9 et 10 ne valent alors pas : ni rétractation, ni garantie légale de conformité, ni médiation de la consommation ; la garantie des vices cachés demeure.',
    ),
    list(
      `Prix : ceux du site à la date de la commande${values.VAT_REGIME === 'FRANCHISE' ? ', nets' : ', la facture en donne le montant hors taxes et la TVA'}.`,
      'Paiement : à la commande, ou à la date que porte la facture là où nous l’accordons. Pas d’escompte pour paiement anticipé.',
      'Retard : pénalités au taux de trois fois l’intérêt légal, exigibles sans rappel, et indemnité forfaitaire de 40 € pour frais de recouvrement (articles L441-10 et D441-5 du code de commerce).',
      'Propriété : elle passe une fois le prix entièrement payé ; les risques, à la remise au transporteur.',
      'Réserves : à faire au transporteur à la livraison, et à lui confirmer sous trois jours (article L133-3 du code de commerce).',
    ),
  ]
}

function pricesAndOrder(facts: LegalFacts): RichBlock[] {
  const { values, site } = facts
  return [
    heading('3. Prix'),
    say(
      values.VAT_REGIME === 'FRANCHISE'
        ? 'Les prix sont en euros et nets : TVA non applicable, article 293 B du code général des impôts. '
        : 'Les prix sont en euros, toutes taxes comprises. ',
      'Les frais de livraison s’y ajoutent ; ils sont affichés avant la commande, avec le total à payer.',
      values.SHIPPING_MESSAGE && ` ${values.SHIPPING_MESSAGE}.`.replace(/\.\.$/, '.'),
    ),
    ...freeShipping(facts),
    heading('4. Commande'),
    say(
      'Vous vérifiez le détail et le total, corrigez au besoin, puis confirmez par le bouton « Commande avec obligation de paiement ». Un courriel vous en donne aussitôt acte, avec les présentes conditions.',
    ),
    say(
      'Le contrat est archivé sur nos machines, avec la version des conditions qui vaut pour lui ; à partir de 120 €, nous le gardons dix ans après la livraison et vous y donnons accès sur demande (articles L213-1 et D213-1 du code de la consommation). La page de votre commande vous le montre.',
    ),
    heading('5. Paiement'),
    say(
      site.takesCards
        ? `Le paiement par carte est confié à ${values.PAYMENT_PROVIDER || 'un établissement agréé'} ; votre numéro de carte ne passe pas par nos machines et n’y est pas gardé.`
        : 'Les moyens de paiement acceptés sont affichés avant que vous ne confirmiez la commande.',
    ),
  ]
}

function delivery({ values, site }: LegalFacts): RichBlock[] {
  const { piece, isAlcohol } = goodsWordsOf(values)
  const { one, le, e, harmed } = piece
  return [
    heading('6. Livraison'),
    ...destinations(values, isAlcohol || site.isWinemaker),
    say(
      'Le délai est affiché avant la commande ; à défaut, il est de trente jours au plus. S’il n’est pas tenu, vous pouvez nous demander de livrer dans un délai raisonnable puis, faute de livraison, annuler la vente : tout vous est remboursé dans les quatorze jours.',
    ),
    say(
      `À l’arrivée, ouvrez le colis devant le livreur si vous le pouvez, et signalez-nous sans attendre tout${e} ${one} ${harmed} ou manquant${e} : nous ${le} remplaçons ou ${le} remboursons.`,
    ),
    heading('7. Transfert de propriété et des risques'),
    say(
      'Les produits vous appartiennent une fois leur prix entièrement payé. Les risques vous sont transmis au moment où vous, ou la personne que vous avez désignée, en prenez physiquement possession.',
    ),
  ]
}

const overseas = say(
  'Outre-mer, là où nous livrons, nos prix sont sans TVA ; l’octroi de mer et la TVA locale, s’il y en a une, sont à votre charge, et vous sont demandés à l’arrivée.',
)

/** How far the shop delivers, and who pays what goods owe where they arrive: the seller within the Union, the buyer at customs. */
function destinations(
  { ONLY_SELL_IN_FRANCE, SELLS_WORLDWIDE, SELLS_OVERSEAS }: LegalFacts['values'],
  isAlcohol: boolean,
): RichBlock[] {
  const owed = isAlcohol
    ? 'la TVA et les droits d’accise dus pour la vente sont à notre charge, compris'
    : 'la TVA due pour la vente est à notre charge, comprise'
  const far = SELLS_OVERSEAS ? [overseas] : []
  if (ONLY_SELL_IN_FRANCE) return [say('Nous livrons en France. Pour une autre destination, écrivez-nous.'), ...far]
  const union = say(
    `Nous livrons en France et dans les pays proposés à la commande${SELLS_WORLDWIDE ? '' : ', tous de l’Union européenne'}. Dans l’Union européenne, ${owed} dans le total affiché : rien de plus ne vous est demandé à la remise.`,
  )
  if (!SELLS_WORLDWIDE) return [union, ...far]
  return [
    union,
    ...far,
    say(
      `Hors de l’Union européenne, les droits de douane${isAlcohol ? ', accises' : ''} et taxes dus à l’importation ne sont pas compris dans le total : ils sont à votre charge, et la douane ou le transporteur vous les demande à l’arrivée. Le site ne les calcule pas : renseignez-vous auprès de la douane de votre pays avant de commander.`,
    ),
  ]
}

function minors(): RichBlock {
  return say(
    `La vente d’alcool est interdite aux mineurs de moins de 18 ans : vous attestez être majeur en commandant, et une preuve de majorité peut vous être demandée à la remise du colis. ${alcoholTexts.health}`,
  )
}

function freeShipping({ values }: LegalFacts): RichBlock[] {
  const { FREE_SHIPPING_BOTTLES: bottles, FREE_SHIPPING_PRICE: price } = values
  const steps = [
    bottles > 0 && `dès ${countOf(goodsWordsOf(values).piece, bottles)}`,
    price > 0 && `dès ${Number.isInteger(price) ? `${price} €` : sayCents(Math.round(price * 100))} d’achat`,
  ].filter(Boolean)
  return steps.length > 0 ? [say(`La livraison est offerte ${steps.join(' ou ')}.`)] : []
}

function mediator({ values }: LegalFacts): RichBlock[] {
  const { MEDIATOR_NAME: name, MEDIATOR_ADDRESS: address, MEDIATOR_URL: url } = values
  const before =
    'Si notre réponse ne vous suffit pas, ou si vous n’en avez pas reçu dans les deux mois, vous pouvez recourir gratuitement à un médiateur de la consommation (articles L. 612-1 et suivants du code de la consommation)'
  if (!name) return [say(`${before}.`)]
  return [say(`${before} :`), list(name, address && `Adresse : ${address}`, url !== '' && say('Site : ', link(url, url)))]
}
