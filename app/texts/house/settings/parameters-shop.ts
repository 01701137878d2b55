import { capitalise, type Noun } from '#app/models/platform/text/goods.ts'
import type { ParameterType } from '#app/models/site/settings/parameter-list.ts'
import type { GoodsParameterLabel } from './parameter-label.ts'

const back = ({ many }: Noun) => `Ensuite la commande expire et ses ${many} reviennent en stock.`

/** What the parameters of the site's features and of the shop are called. */
export const shopLabels = {
  BLOG_ACTIVATED: ['Blog', 'Ouvre le blog aux visiteurs.'],
  COMMENTS_ACTIVATED: [
    'Commentaires sous les articles',
    'Les actualités et le blog en reçoivent ; vous lisez chacun avant qu’il paraisse. Un article peut dire autre chose, et ce qui est publié reste.',
  ],
  NEWSLETTER_ACTIVATED: ['Lettre d’information', 'Propose l’inscription à votre lettre.'],
  SEARCH_ACTIVATED: ['Recherche', 'Montre le champ de recherche dans les barres du site.'],
  BLOCK_MINORS: ['Barrer l’entrée aux mineurs', 'Demande aux visiteurs s’ils sont majeurs.'],
  ASK_BIRTHDATE: ['Demander la date de naissance', 'À l’inscription et pour l’entrée des majeurs.'],
  HIDE_ALCOHOL_MESSAGE: ({ isAlcohol, sort }) => [
    'Retirer le message sanitaire',
    `Le message sur l’abus d’alcool ne paraît plus ; la loi le veut près ${isAlcohol ? `${sort.du} ${sort.one}` : 'de tout alcool'}.`,
  ],
  SHIPPING_MESSAGE: ['Message de livraison', 'Une phrase près des frais de livraison.'],
  HIDE_PRICES: ['Cacher les prix', 'Les produits se montrent sans prix ni achat.'],
  HANDLE_STOCK: ['Gérer le stock', 'Un produit épuisé ne se commande plus.'],
  USE_PRODUCT_STOCK: ({ figure }) => [
    'Stock par produit',
    `Le stock est celui du produit plutôt que de chaque ${figure === 'bottle' ? 'millésime' : 'format'}.`,
  ],
  STOCK_DISPLAY_LIMIT: ['Seuil d’affichage du stock', 'En dessous, le nombre restant est dit.'],
  SELLS_WORLDWIDE: [
    'Vendre dans le monde entier',
    'Ouvre les pays hors de l’Union qu’un transporteur dessert, sans TVA ; il y faut votre numéro EORI.',
  ],
  ONLY_SELL_IN_FRANCE: ['Ne vendre qu’en France', 'Refuse les autres pays à la livraison.'],
  VAT_REGIME: [
    'Régime de TVA',
    'En franchise, aucune TVA n’est demandée et vos factures citent l’article 293 B ; vos prix ne changent pas.',
  ],
  VAT_RHYTHM: [
    'Déclaration de TVA',
    'De ce rythme dépend celui de la transmission de vos ventes à l’administration : tous les dix jours, ou chaque mois. En franchise, c’est tous les deux mois.',
  ],
  UNION_VAT: [
    'TVA des ventes dans l’Union',
    'Jusqu’à 10 000 € par an vers les particuliers de l’Union, vous pouvez garder la TVA de France ; au-delà, c’est celle de chaque pays, déclarée au guichet unique (OSS). Sans choix, l’Union reste fermée.',
  ],
  SELLS_OVERSEAS: [
    'Vendre outre-mer',
    'Ouvre l’outre-mer, sans TVA, là où un tarif de transporteur nomme son code postal (971, 972…) ; il y faut votre numéro EORI. L’octroi de mer et la TVA locale se paient à l’arrivée.',
  ],
  EXCISE_NUMBER: ({ isAlcohol, sort }) => {
    const [le, aucun] = isAlcohol ? [`${sort.le} ${sort.one}`, `aucun${sort.e} ${sort.one}`] : ['l’alcool', 'aucun alcool']
    return [
      'Numéro d’accise',
      `Écrit sur les bons qui accompagnent ${le} ; sans lui, ${aucun} ne part vers l’Union. Chaque pays demande aussi de vous y enregistrer.`,
    ]
  },
  USES_CAPSULES: ({ figure }) => [
    'Capsules représentatives de droits',
    figure === 'bottle'
      ? 'Vos bouteilles portent des CRD : les bons qui accompagnent le vin le disent.'
      : 'Ce que vous envoyez porte des CRD : les bons qui l’accompagnent le disent.',
  ],
  COMPLETE_STREETS: [
    'Proposer les adresses à la saisie',
    'Pendant qu’on tape une rue de France, les adresses qui lui ressemblent sont demandées à la Base adresse nationale, le service gratuit de l’État : notre serveur pose la question, sans dire de qui elle vient. Le registre de vos traitements le dit.',
  ],
  INVOICE_MENTIONS: [
    'Mentions sur vos factures',
    'Ce que votre situation demande d’y écrire, par exemple « Membre d’un centre de gestion agréé, le règlement par chèque est accepté » ou « FR-BIO-01 ».',
  ],
  EORI_NUMBER: ['Numéro EORI', 'FR suivi de votre SIRET ; la douane le demande à qui exporte.'],
  VIGNOBLE_EXPORT_CONTACT_NAME: [
    'Contact pour l’export',
    'La personne qui suit les commandes à l’export ; le panier dit à qui écrire.',
  ],
  SEE_CART_ON_HOVER: ['Aperçu du panier au survol', 'Le panier s’ouvre quand on passe dessus.'],
  FREE_SHIPPING_BOTTLES: ({ piece }) => [`Livraison offerte dès (${piece.many})`, 'Zéro : jamais.'],
  FREE_SHIPPING_PRICE: ['Livraison offerte dès (euros)', 'Zéro : jamais.'],
  GIFT_WRAPPING: ['Emballage cadeau', 'Une commande offerte peut être emballée ; elle vous le dit.'],
  GIFT_WRAPPING_PRICE: ['Prix de l’emballage cadeau (euros)', 'TVA comprise, par commande ; zéro : il est offert.'],
  GIFT_WRAPPING_VAT: ['TVA de l’emballage cadeau (%)', 'Par exemple 20 ; votre comptable le sait.'],
  ORDER_CUT_OFF: [
    'Heure limite des commandes',
    'Ce qui est commandé avant compte pour le jour même ; par exemple « 12 h ». Vide : aucune date de livraison n’est annoncée.',
  ],
  PREPARATION_DAYS: [
    'Jours de préparation',
    'Entre la commande et le départ du colis, en jours où votre maison est ouverte (vos horaires, sinon du lundi au vendredi), hors fériés et fermetures. Zéro : il part le jour même.',
  ],
  MIN_BOTTLES_PER_EXPEDITION: ({ piece }) => [
    `${capitalise(piece.many)} par envoi, au moins`,
    'En dessous, la commande est refusée.',
  ],
  MAX_BOTTLES_PER_EXPEDITION: ({ piece }) => [
    `${capitalise(piece.many)} par envoi, au plus`,
    'Au-dessus, la commande est refusée.',
  ],
  PRODUCT_FEED: [
    'Catalogue pour Google et Meta',
    'Ce que vous vendez, avec prix et disponibilité, pour Google Merchant Center et les catalogues de Meta. Ils le relisent à l’adresse qui suit.',
  ],
  ORDER_REVIEW_DELAY: ['Demande d’avis après (jours)', 'Le délai après la livraison ; zéro : jamais.'],
  CLICK_AND_COLLECT_HOURS_MONDAY: ['Retrait le lundi', 'Sans heures, pas de retrait.'],
  CLICK_AND_COLLECT_HOURS_TUESDAY: ['Retrait le mardi', 'Sans heures, pas de retrait.'],
  CLICK_AND_COLLECT_HOURS_WEDNESDAY: ['Retrait le mercredi', 'Sans heures, pas de retrait.'],
  CLICK_AND_COLLECT_HOURS_THURSDAY: ['Retrait le jeudi', 'Sans heures, pas de retrait.'],
  CLICK_AND_COLLECT_HOURS_FRIDAY: ['Retrait le vendredi', 'Sans heures, pas de retrait.'],
  CLICK_AND_COLLECT_HOURS_SATURDAY: ['Retrait le samedi', 'Sans heures, pas de retrait.'],
  CLICK_AND_COLLECT_HOURS_SUNDAY: ['Retrait le dimanche', 'Sans heures, pas de retrait.'],
  PAY_BY_TRANSFER: ['Paiement par virement', 'La commande attend son virement.'],
  PAY_BY_CHEQUE: ['Paiement par chèque', 'Un chèque est un encaissement : la loi sur les logiciels de caisse peut s’appliquer.'],
  PAY_ON_COLLECTION: ({ counter }) => [
    'Paiement au retrait',
    `Un encaissement ${counter} : la loi sur les logiciels de caisse peut s’appliquer.`,
  ],
  TRANSFER_HOLDER: ['Titulaire du compte', 'Celui à qui l’on vire.'],
  TRANSFER_IBAN: ['IBAN', 'Dit à qui paie par virement.'],
  TRANSFER_BIC: ['BIC', 'Dit à qui paie par virement.'],
  CHEQUE_PAYEE: ['Ordre des chèques', 'Celui à qui l’on écrit le chèque.'],
  CARD_MINUTES: ({ sort }) => ['Délai de la carte (minutes)', back(sort)],
  TRANSFER_DAYS: ({ sort }) => ['Délai du virement (jours)', back(sort)],
  CHEQUE_DAYS: ({ sort }) => ['Délai du chèque (jours)', back(sort)],
  COLLECTION_DAYS: ['Délai après le retrait (jours)', 'Une commande jamais retirée expire ensuite.'],
  ACCOUNTANT_EMAIL: [
    'Adresse e-mail du comptable',
    'Chaque clôture part à cette adresse et à la vôtre, avec l’empreinte de la chaîne signée. Sans elle, vous recevez seul celles du mois et de l’année.',
  ],
  NIGHT_CLOSING: ['Fermer la boutique la nuit', 'Aucune commande de 22 h à 8 h.'],
} satisfies Partial<Record<ParameterType, GoodsParameterLabel>>
