import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import type { LawRow, LawState } from '#app/models/site/law/conformity.ts'

/** What the page of the law says around its lines. */
export const conformityTexts = {
  title: 'Conformité',
  says: ({ figure }: GoodsWords) =>
    `Ce que la loi attend ${figure === 'bottle' ? 'd’un site de vigneron' : 'de votre site'}, ligne par ligne, regardé dans votre boutique telle qu’elle tourne. Ce n’est pas un conseil juridique : faites relire ce qui vous importe.`,
  advice: 'Ce rapport dit ce que le programme a vu. Ce n’est pas un conseil juridique.',
  silent: 'Ne le disent pas encore :',
  /** Beside the names of the first ones. */
  others: (count: number) => ` et ${count > 1 ? `${count.toLocaleString('fr-FR')} autres` : 'un autre'}`,
  rule: 'Règle',
  state: 'État',
  mend: 'Y remédier',
  look: 'Regarder',
  seen: 'Vu',
  seenAt: (moment: string) => `Regardé le ${moment}.`,
  report: 'Télécharger le rapport',
  reportSays: 'Imprimez cette page, ou gardez-en le rapport daté :',
  reportTitle: (house: string) => `Rapport de conformité de ${house}`,
  reason: 'Pourquoi',
  states: { fine: 'En ordre', missing: 'À faire', unseen: 'À vérifier par vous', none: 'Sans objet' } satisfies Record<
    LawState,
    string
  >,
  sum: ({ missing, unseen, fine, none }: Record<LawState, number>) =>
    `${missing} à faire, ${unseen} à vérifier par vous, ${fine} en ordre, ${none} sans objet.`,
} as const

/** The register of what is done with personal data. */
export const processingTexts = {
  title: 'Registre des traitements',
  says: 'Ce que le site fait de données personnelles, composé de ce qui y sert vraiment : le registre que demande l’article 30 du RGPD. Imprimez-le, et ajoutez-y ce que vous faites hors du site.',
  what: 'Traitement',
  parts: { people: 'Personnes', data: 'Données', basis: 'Fondement', recipients: 'Destinataires', term: 'Durée' },
  kept: 'La maison et son hébergeur',
  transfers: 'Transferts',
  safety: 'Sécurité',
} as const

/** Each rule: its name, what it asks, and where it stands written. */
export const lawTexts: Record<LawRow, readonly [name: string, says: string, law: string]> = {
  minors: ['Mineurs', 'La déclaration de majorité est demandée avant l’achat d’alcool.', 'Code de la santé publique, L3342-1'],
  evin: [
    'Message sanitaire',
    '« L’abus d’alcool est dangereux pour la santé » paraît sur le site, les courriels et les papiers.',
    'CSP L3323-4',
  ],
  popups: ['Publicité non intrusive', 'Vos fenêtres annoncent des nouvelles pratiques, pas de l’alcool.', 'CSP L3323-2'],
  licence: [
    'Licence',
    'Vous avez une licence à emporter ; la vente entre 22 h et 8 h demande une formation, ou la fermeture de nuit.',
    'CSP L3331-4',
  ],
  button: [
    'Bouton de commande',
    'Le dernier bouton dit « commande avec obligation de paiement », après un récapitulatif.',
    'Code de la consommation, L221-14',
  ],
  before: [
    'Informations d’avant l’achat',
    'La confirmation part par courriel avec les conditions de vente du jour.',
    'L221-5, L221-13',
  ],
  withdrawal: [
    'Rétractation',
    'Quatorze jours comptés depuis la réception, remboursés avec la livraison ordinaire.',
    'L221-18, L221-24',
  ],
  exceptions: ['Exceptions à la rétractation', 'Dites au produit s’il est personnalisé, périssable ou en primeur.', 'L221-28'],
  function: [
    'Fonction de rétractation',
    '« Renoncer au contrat ici », en deux temps, pour tous, depuis le pied de page.',
    'L221-21, D221-5',
  ],
  notice: ['Mentions légales', 'Qui vous êtes, qui publie, qui héberge.', 'Loi pour la confiance dans l’économie numérique, 1-1'],
  terms: ['Conditions de vente', 'Elles se composent de vos paramètres ; relisez-les une fois l’an.', 'L111-1, D211-2'],
  mediator: ['Médiateur', 'Le nom, l’adresse et le site de votre médiateur.', 'L612-1, L616-1'],
  prices: ['Prix', 'Toutes taxes comprises, les frais de livraison connus avant la commande.', 'L112-1'],
  litre: ['Prix au litre', 'Affiché d’après la contenance.', 'Arrêté du 16 novembre 1999'],
  reductions: ['Réductions', 'Un prix barré est le plus bas des trente jours d’avant : le registre en répond.', 'L112-1-1'],
  books: [
    'Prix du livre',
    'Un livre neuf expédié se vend au prix de son éditeur ; retiré chez un libraire, 5 % de moins au plus. Sa livraison n’est jamais offerte : 3 € au moins tant que la commande compte moins de 35 € de livres neufs.',
    'Loi du 10 août 1981, 1',
  ],
  free: [
    'Le mot « gratuit »',
    'Il n’annonce pas une promotion d’un aliment : dites « offert », et réduisez de 34 % au plus.',
    'Code de commerce, L443-1',
  ],
  claims: [
    'Allégations',
    'Ni vertu écologique sans preuve, ni neutralité carbone, ni bienfait pour la santé.',
    'Directive (UE) 2024/825 ; règlement 1924/2006',
  ],
  label: ['Étiquette électronique', 'Ingrédients et valeurs des vins produits depuis le 8 décembre 2023.', 'Règlement 2021/2117'],
  food: ['Informations sur le vin', 'Degré, volume, allergènes, origine, avant l’achat.', 'Règlement 1169/2011, 14'],
  goods: [
    'Autres produits',
    'Un aliment dit sa dénomination, ses ingrédients et qui le fait ; un objet son fabricant, où lui écrire et son modèle. Le label GARAN paraît là où le fabricant garantit plus de deux ans.',
    'Règlements (UE) 1169/2011, 2023/988 et 2025/1960',
  ],
  pregnancy: ['Pictogramme grossesse', 'Sur vos étiquettes.', 'Arrêté du 2 octobre 2006'],
  invoices: ['Factures', 'Numérotées sans trou, gardées dix ans, jamais modifiées.', 'Code général des impôts, 289'],
  cash: [
    'Logiciel de caisse',
    'Les comptes sont chaînés et clôturés ; un règlement en espèces ou par chèque demande l’attestation.',
    'CGI 286 I 3° bis',
  ],
  einvoice: [
    'Facture électronique',
    'Choisissez votre plateforme agréée : réception dès septembre 2026, envoi en septembre 2027.',
    'CGI 289 bis',
  ],
  access: ['Accessibilité', 'Une déclaration, ou celle de votre exemption (moins de dix salariés).', 'L412-13'],
  cookies: ['Cookies', 'Rien avant le choix, refuser est aussi simple qu’accepter.', 'CNIL, 2020'],
  data: [
    'Données personnelles',
    'Le destinataire des paiements est nommé ; vous répondez aux demandes en un mois.',
    'RGPD, 12 à 22',
  ],
  mails: ['Lettres', 'Le consentement est daté, chaque lettre porte sa sortie.', 'CPCE, L34-5'],
  europe: [
    'Vente en Europe',
    'Dans l’Union, les accises se paient dans le pays d’arrivée, à votre charge, comme le disent vos conditions de vente : faites-vous représenter, ou vendez en France.',
    'Directive 2020/262',
  ],
  movement: ['Transport en France', 'Le bon de livraison porte les mentions d’un document commercial.', 'CGI 302 D'],
  packaging: ['Emballages', 'Votre identifiant unique paraît dans les conditions de vente.', 'Code de l’environnement, L541-10'],
  guarantees: [
    'Garanties',
    'L’avis harmonisé de l’Union paraît en couleur avant chaque commande et dans vos conditions de vente, qui portent aussi l’encadré des garanties. Le programme le dessine sur le modèle officiel : comparez-le une fois à celui de la Commission.',
    'Règlement (UE) 2025/1960',
  ],
  reviews: ['Avis', 'Dites si les avis sont vérifiés, et comment.', 'L111-7-2'],
  carriers: ['Cartons', 'Vos grilles suivent les cartons éprouvés de vos transporteurs.', 'usage'],
  multiples: ['Vente par multiples', 'Le site dit les quantités permises.', 'usage'],
  addresses: ['Adresses', 'Complétées sans attendre un tiers.', 'usage'],
}
