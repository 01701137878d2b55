import type { PlaceState } from '#app/models/content/bookings/place-hold.ts'
import type { CommentRule } from '#app/models/content/comment.ts'
import type { CompanyAddressType } from '#app/models/identity/address-types.ts'
import { capitalise, type GoodsWords } from '#app/models/platform/text/goods.ts'
import { allergenNames } from '../../catalog/shop.ts'
import { cardMeansNames } from '../../selling/card-means.ts'
import { countryNames } from '../../site/countries.ts'
import type { GoodsOptionText } from '../goods/option-text.ts'
import { mailKindNames } from '../mail-kinds.ts'
import { fulfilmentNames, paymentNames } from '../orders/orders.ts'
import { addressTypeNames } from '../settings/addresses.ts'
import { blockOptionTexts, type OptionTexts, optionTextIn } from './block-options.ts'
import { customOptionTexts } from './custom-fields.ts'
import { ownOptionTexts } from './own-blocks.ts'
import { peopleOptionTexts } from './people.ts'

const weekdays = { 1: 'lundi', 2: 'mardi', 3: 'mercredi', 4: 'jeudi', 5: 'vendredi', 6: 'samedi', 7: 'dimanche' }
const placeStateNames = {
  CONFIRMED: 'Confirmée',
  WAITING: 'À confirmer par courriel',
  UNASKED: 'Sans adresse e-mail',
  LAPSED: 'Non confirmée à temps',
} satisfies Record<PlaceState, string>
const commentRuleNames = { SITE: 'Comme le site', OPEN: 'Ouverts', CLOSED: 'Fermés' } satisfies Record<CommentRule, string>
const discounts = { EURO: 'en euros', PERCENTAGE: 'en pour cent' }

/** A house without a cellar has a shop. */
const addressTypeTexts: Record<CompanyAddressType, GoodsOptionText> = {
  ...addressTypeNames,
  SHOP: ({ figure }) => (figure === 'bottle' ? addressTypeNames.SHOP : 'Boutique'),
}

/** What the choices of a field are called, by the field's name, or by its group's and its own. */
const optionTexts: OptionTexts = {
  countries: countryNames,
  country: countryNames,
  allergens: allergenNames,
  types: addressTypeTexts,
  weekdays,
  pickupDays: weekdays,
  weekday: weekdays,
  dashboardType: { default: 'La boutique et le site', shop: 'La boutique seule', site: 'Le site seul' },
  icon: {
    SHOP: 'Un commerce',
    POST: 'Une poste',
    LOCKER: 'Une consigne',
    CELLAR: ({ figure }) => (figure === 'bottle' ? 'Une cave' : 'Chez nous'),
  },
  deliveryType: { DELIVERY: 'À domicile', PICKUP: 'En point de retrait' },
  role: { MEMBER: 'Membre du site', ADMIN: 'Administre le site', SUPER_ADMIN: 'Administre tout' },
  style: { normal: 'Droit', italic: 'Italique' },
  provider: { matomo: 'Matomo', plausible: 'Plausible' },
  'product.kind': {
    rouge: 'Rouge',
    blanc: 'Blanc',
    rose: 'Rosé',
    bulles: 'Bulles',
    jaune: 'Jaune',
    paille: 'Paille',
    liqueur: 'Liqueur',
    coffret: 'Coffret',
    autre: ({ figure, sort }) => (figure === 'bottle' ? 'Autre' : capitalise(sort.one)),
  },
  'product.type': { WINE: ({ sort }) => capitalise(sort.one), BOX: 'Coffret' },
  'discount.type': discounts,
  withdrawalException: {
    NONE: 'Aucune',
    PERISHABLE: 'Se périme vite',
    EN_PRIMEUR: ({ figure }) => (figure === 'bottle' ? 'Vin en primeur' : 'Vendu avant d’être prêt'),
    PERSONALISED: 'Fait sur commande',
  },
  'stock-movement.kind': {
    RECEIPT: 'Réception',
    INVENTORY: 'Inventaire',
    CORRECTION: 'Correction',
    SAMPLE: 'Échantillon',
    LOSS: 'Perte',
    RETURN: 'Retour de client',
  },
  'page.type': { default: 'Pleine largeur', page: 'Étroite, sans bandeau' },
  'fields.type': {
    TEXT: 'Une ligne',
    LONG_TEXT: 'Un texte',
    EMAIL: 'Une adresse e-mail',
    PHONE: 'Un téléphone',
    NUMBER: 'Un nombre',
    DATE: 'Une date',
    CHOICE: 'Un choix',
    CHOICES: 'Plusieurs choix',
    FILE: 'Un fichier',
    CONSENT: 'Un accord',
    HIDDEN: 'Caché',
  },
  'logo.type': {
    LOGO: 'Logo',
    LOGO_FOOTER: 'Logo du pied de page',
    LOGO_FAVICON: 'Icône d’onglet',
    LOGO_LIGHT_THEME: 'Logo sur fond clair',
  },
  'font.type': { TITLE: 'Titres', CONTENT: 'Texte', MENU: 'Menu' },
  'font.embedding': {
    INSTALLABLE: 'Peut être joint à tout',
    EDITABLE: 'Peut être joint à ce que l’on modifie',
    PREVIEW: 'Peut être joint à ce que l’on lit',
    BITMAP: 'Seules des images de ses lettres peuvent être jointes',
    UNSAID: 'Rien',
  },
  ...blockOptionTexts,
  'discount-code.type': discounts,
  detailType: { PRODUCTS: 'Les produits', SHIPPING_FEES: 'Les frais de livraison' },
  payment: paymentNames,
  fulfilment: fulfilmentNames,
  'image.kind': { image: 'Image', video: 'Film', document: 'Document' },
  'paper.kind': { INVOICE: 'Facture', CREDIT: 'Avoir' },
  'book-closing.kind': { DAY: 'Jour', MONTH: 'Mois', YEAR: 'Année' },
  'segment.kind': {
    ALL: 'Tous',
    RECENT: 'Ont acheté dans les douze derniers mois',
    LAPSED: 'N’achètent plus depuis un an',
    NEVER_BOUGHT: ({ sort }) => `N’ont jamais acheté ${sort.ce} ${sort.one}`,
    TAGGED: 'Portent cette étiquette',
  },
  'letter.state': { DRAFT: 'Pas partie', PLANNED: 'Attend son heure', SENDING: 'Part', STOPPED: 'Arrêtée', SENT: 'Partie' },
  'payment-provider.means': cardMeansNames,
  'mail.kind': mailKindNames,
  'registration.state': placeStateNames,
  'booking.state': placeStateNames,
  'mail.state': { WAITING: 'En attente', SENT: 'Parti', FAILED: 'Non parti' },
  ...peopleOptionTexts,
  ...customOptionTexts,
  ...ownOptionTexts,
  'claim.kind': { BREAKAGE: 'Casse ou manque', LOST: 'Colis perdu', RETURNED: 'Colis revenu', OTHER: 'Autre' },
  'claim.state': { OPEN: 'À répondre', ANSWERED: 'Répondu' },
  'comment.state': { WAITING: 'À lire', PUBLISHED: 'Publié', REFUSED: 'Non publié' },
  'comment.kind': { news: 'Actualité', blog: 'Article du blog' },
  'news.comments': commentRuleNames,
  'blog.comments': commentRuleNames,
  'opinion.state': { WAITING: 'À lire', PUBLISHED: 'Publié', REFUSED: 'Non publié' },
  'opinion.refusal': {
    INSULT: 'Injurieux',
    OFF_TOPIC: 'Ne parle pas du produit',
    PERSONAL_DATA: 'Données personnelles d’autrui',
    ADVERTISING: 'Publicité',
    UNLAWFUL: 'Interdit par la loi',
  },
  'withdrawal.proof': { NAMED: 'Pas encore', SHOWN: 'Oui', DISOWNED: 'Non, il n’y est pour rien' },
  'withdrawal.state': {
    DECLARED: 'Déclarée',
    RECEIVED: 'Produits revenus',
    REFUNDED: 'Remboursée',
    REFUSED: 'Refusée',
  },
}

/** What a choice is called at a desk; one that nobody has named shows as it is. */
export function optionText(resource: string, path: readonly string[], option: string, goods: GoodsWords): string {
  return optionTextIn(optionTexts, resource, path)(option, goods)
}
