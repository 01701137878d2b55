import { countOf, type GoodsWords } from '#app/models/platform/text/goods.ts'
import type { PaymentMeans } from '#app/models/selling/payment.ts'

/** What the server says on the page on which a cart becomes an order; no browser carries it along. */
export const checkoutAnswers = {
  postalFault: 'Un code postal français compte cinq chiffres, par exemple 39600.',
  townFault: (code: string, city: string, own: readonly string[]) =>
    `${code} n’est pas le code postal de ${city} (${own.slice(0, 3).join(', ')}${own.length > 3 ? '…' : ''}). Corrigez l’un ou l’autre ; si c’est bien votre adresse, envoyez de nouveau.`,
  phoneFault: 'Indiquez un numéro de téléphone : le transporteur en a besoin.',
  contact: {
    companyFault: 'Indiquez le nom de l’entreprise.',
    vatNumberFault: 'Ce numéro de TVA n’existe pas : vérifiez-le, pays compris (FR, BE…).',
    /** GoodsWords under excise travel with a paper; all others are sold without tax. */
    businessAbroad: ({ sort }: GoodsWords, isAlcohol: boolean) =>
      isAlcohol
        ? `Vous achetez pour une entreprise d’un autre pays de l’Union : ${sort.le} ${sort.one} voyage alors hors taxes, sous un document que nous établissons ensemble. Écrivez-nous avec votre numéro de TVA et votre numéro d’accise ; à titre personnel, laissez l’entreprise vide.`
        : 'Vous achetez pour une entreprise d’un autre pays de l’Union : la vente se fait alors hors TVA, sur une facture que nous établissons ensemble. Écrivez-nous avec votre numéro de TVA ; à titre personnel, laissez l’entreprise vide.',
    sirenFault: 'Ce numéro n’existe pas : vérifiez les neuf chiffres du SIREN, ou les quatorze du SIRET.',
  },
  delivery: {
    /** Alcohol is handed to adults alone. */
    home: (isAlcohol: boolean) => `À l’adresse de votre choix${isAlcohol ? ', contre signature d’un adulte' : ''}.`,
    pickup: (isAlcohol: boolean) => `À retirer dans le point que vous choisissez${isAlcohol ? ', par un adulte' : ''}.`,
    modeFault: ({ piece }: GoodsWords) => `Choisissez comment recevoir vos ${piece.many}.`,
    collect: ({ counter }: GoodsWords) => `Retrait ${counter}`,
    collectHint: (isAlcohol: boolean) => `À l’heure que vous choisissez${isAlcohol ? ', par un adulte' : ''}.`,
    none: 'Sans livraison',
    noneHint: 'Rien de ce que vous commandez n’est à expédier.',
    free: 'offerte',
    noFees: 'sans frais',
    countryFault: (written: string) =>
      `Le pays de cette adresse, « ${written} », n’est pas dans notre liste : corrigez-la dans votre carnet d’adresses.`,
    whereFault: 'Choisissez l’adresse de livraison.',
    mine: 'À mon adresse',
    other: 'À une autre personne ou une autre adresse',
    messageFault: 'Ce mot est trop long : 500 caractères au plus.',
    pointFault: 'Choisissez un point de retrait.',
    slotFault: 'Choisissez le jour et l’heure du retrait.',
    slotLost: 'Le créneau de retrait que vous aviez choisi n’est plus libre : choisissez-en un autre.',
    collectLost: 'Le retrait que vous aviez choisi n’est plus possible : choisissez un autre mode de livraison.',
    otherPrice: (price: string) => `Vers cette adresse, la livraison coûte ${price} : vérifiez, puis continuez.`,
    busy: 'Un calcul des frais de livraison est déjà en cours : patientez un instant, puis continuez.',
  },
  payment: {
    fault: 'Choisissez comment payer.',
    names: {
      CARD: 'Carte bancaire',
      TRANSFER: 'Virement',
      CHEQUE: 'Chèque',
      ON_COLLECTION: 'Au retrait',
    } satisfies Record<PaymentMeans, string>,
    hints: {
      CARD: () => 'Sur la page sécurisée de notre prestataire, après la confirmation. Nous ne voyons jamais votre carte.',
      TRANSFER: ({ piece }: GoodsWords) =>
        `L’IBAN et la référence à indiquer suivent la confirmation. Vos ${piece.many} partent une fois le virement reçu.`,
      CHEQUE: ({ piece }: GoodsWords) =>
        `L’ordre et l’adresse suivent la confirmation. Vos ${piece.many} partent une fois le chèque reçu.`,
      ON_COLLECTION: ({ piece }: GoodsWords) => `Vous réglez sur place, en venant chercher vos ${piece.many}.`,
    } satisfies Record<PaymentMeans, (goods: GoodsWords) => string>,
  },
  summary: {
    message: 'Votre mot :',
    noPayment: 'Rien à payer',
    termsFault: 'Cochez cette case : sans elle, la commande ne peut pas être passée.',
    adultByBirthdate: 'Date de naissance indiquée : dix-huit ans ou plus.',
    adultFault: 'Cochez cette case : la vente d’alcool est interdite aux mineurs.',
    birthdateFault: 'Indiquez votre date de naissance.',
    mediator: (told: string) =>
      `Un différend que nous ne réglons pas ensemble ? Le médiateur de la consommation vous entend sans frais : ${told}.`,
    handed: 'Une preuve de majorité peut être demandée à la remise.',
    refused: 'Votre commande n’est pas passée : une chose est à revoir.',
    refusedMany: 'Votre commande n’est pas passée : plusieurs choses sont à revoir.',
    changed: 'Rien n’a été commandé : votre panier a changé entre-temps. Vérifiez, puis commandez.',
    changedOrder: 'Rien n’a été commandé : ce que vous aviez lu a changé entre-temps. Vérifiez, puis commandez.',
    partChanged: (before: string, now: string) =>
      before === '' ? `À relire : ${now}.` : `Vous aviez lu : ${before}. C’est maintenant : ${now}.`,
    lineAdded: (quantity: number, name: string) => `Ajouté depuis : ${quantity} × ${name}.`,
    lineChanged: (before: number, after: number, name: string) => `${name} : ${after} au lieu de ${before}.`,
    lineRemoved: (names: string[]) =>
      names.length > 0 ? `Retiré depuis : ${names.join(', ')}.` : 'Un produit a été retiré depuis.',
    /** How long bottles are kept of whoever neither pays nor has shown that the mailbox is theirs. */
    kept: (
      { piece: { many, e } }: GoodsWords,
      { hours, scarceHours, lastMinutes }: { hours: number; scarceHours: number; lastMinutes: number },
    ) =>
      `Sans paiement, vos ${many} vous sont gardé${e}s ${hours} heures ; ${scarceHours} heures quand il en reste peu, ${lastMinutes} minutes pour les ${e ? 'dernières' : 'derniers'}. Un clic dans le message que vous recevrez les garde plus longtemps.`,
    /** The same of what costs nothing. */
    confirmed: ({ piece: { many, e } }: GoodsWords, hours: number) =>
      `Cette commande ne coûte rien : vous la confirmez d’un clic dans le message que vous recevrez. Vos ${many} vous sont gardé${e}s ${hours} heures pour cela, moins longtemps quand il en reste peu.`,
    keptByCard: ({ piece: { many, e }, sort }: GoodsWords, minutes: number) =>
      `Une fois la commande passée, payez dans les ${minutes} minutes : vos ${many} vous sont gardé${e}s au moins jusque-là, et un peu plus tant que ${sort.le} ${sort.one} ne manque pas.`,
  },
} as const

/** What the server says of a cart; no browser carries it along either. */
export const cartAnswers = {
  noMore: (most: number) => (most === 1 ? 'Il n’en reste qu’un : vous l’avez.' : `Il n’en reste que ${most} : vous les avez.`),
  noneLeft: (name: string) => `« ${name} » est épuisé : rien n’a été ajouté.`,
  beyondOf: (name: string) =>
    `Nous n’avons pas autant de « ${name} » : rien n’a été ajouté. Demandez-en moins, ou écrivez-nous pour une grande commande.`,
  collected: ({ counter }: GoodsWords) => `Retrait ${counter}`,
  advice: ({ piece, sort }: GoodsWords, count: number, name: string) =>
    piece.one !== sort.one ? `Encore ${countOf(piece, count)} de ${name}` : `Encore ${count} × ${name}`,
  adviceThen: (from: string, to: string) => `et la livraison passe de ${from} à ${to}.`,
  adviceFree: (from: string) => `et la livraison, de ${from}, est offerte.`,
  adviceFull: (price: string) => `et le carton est plein : la livraison reste à ${price}.`,
  freeIs: 'La livraison vous est offerte.',
  freeBottles: ({ piece }: GoodsWords, count: number) => `Encore ${countOf(piece, count)} et la livraison est offerte.`,
  freeCents: (amount: string) => `Encore ${amount} et la livraison est offerte.`,
  freeEither: ({ piece }: GoodsWords, count: number, amount: string) =>
    `Encore ${countOf(piece, count)} ou ${amount}, et la livraison est offerte.`,
  tooFew: ({ piece }: GoodsWords, limit: number, by: number) =>
    `Une expédition compte au moins ${limit} ${piece.many} : ajoutez-en ${by === 1 ? piece.un : by}.`,
  tooMany: ({ piece }: GoodsWords, limit: number, by: number) =>
    `Une expédition compte au plus ${countOf(piece, limit)} : retirez-en ${by === 1 ? piece.un : by}.`,
} as const
