/** Where words stand: what is told to promote, of what is sold, on pages, in the house's own terms, in windows that open over pages. */
export type WordUse = 'promotion' | 'product' | 'page' | 'terms' | 'popup'

/** A rule of law over words, as texts without capitals and accents are looked through. */
export type WordRule = {
  /** Where it counts. */
  places: readonly WordUse[]
  /** What offends in one sentence, where it is told so. */
  offends: RegExp
  /** What in the same sentence makes it right. */
  unless?: RegExp
  /** What in the whole text makes it right: the proof that stands beside a claim. */
  unlessBeside?: RegExp
  /** What offends only if this tells so of what was found: a number by its key. */
  ifWrong?: 'siren' | 'siret' | 'vat' | 'percent'
}

const everywhere = ['promotion', 'product', 'page', 'terms', 'popup'] as const
const selling = ['promotion', 'product', 'page', 'popup'] as const

/** What is sold and eaten or drunk; services, of which the word may be said, are not among it. */
const goods =
  '(?:bouteilles?|vins?|cuvees?|magnums?|cartons?|caisses?|coffrets?|cremants?|champagnes?|jus|flacons?|produits?|bibs?|cols?|verres?)'
const service =
  '(?:livraisons?|frais|ports?|expeditions?|envois?|entrees?|visites?|parkings?|stationnement|acces|inscriptions?|conseils?|ateliers?|retours?|degustations?|animations?|concerts?|wifi|numero|appels?|services?|retraits?|catalogues?|recours|gratuitement|reservations?|annulations?|abonnements?|lettre)'
const wine = '\\b(?:vins?|cremants?|champagnes?|bouteilles?|cuvees?|millesimes?|magnums?|vendanges? tardives?|marcs?|macvin)\\b'
const reduction = '\\b(?:remises?|reductions?|rabais|ristournes?|promos?|promotions?|soldes?|de moins|economisez|degriffe)\\b'
const consumer = '(?:client|acheteur|consommateur|destinataire|acquereur)'

/** The rules over words; what each says, asks to write instead and rests on stands in the texts under the same name. */
export const wordRules = {
  free: {
    places: ['promotion', 'product', 'page', 'popup'],
    offends: new RegExp(
      `\\b${goods}\\b[^.]{0,200}\\bgratuite?s?\\b|\\bgratuite?s?\\b[^.]{0,200}\\b${goods}\\b|\\bgratuitement\\b[^.]{0,200}\\b${goods}\\b`,
    ),
    unless: new RegExp(
      `\\b${service}(?: [a-z'’-]+){0,4} (?:est |sont )?gratuite?s?\\b|\\bgratuite?s? (?:de |des |du |d'|dans |pour )?(?:(?:les?|la|l|une?) )?'?${service}\\b`,
    ),
  },
  freeCode: { places: ['promotion'], offends: /^gratui\w*\W*\d*$|^gratis\w*$/ },
  deep: {
    places: selling,
    offends: new RegExp(
      `(?:(?:^|[\\s(])[-−–] ?|${reduction}[^.%]{0,40}?)(\\d{1,3}(?:[.,]\\d+)?) ?(?:%|pour ?cents?\\b)|(?:^|[\\s(])(\\d{1,3}(?:[.,]\\d+)?) ?(?:%|pour ?cents?) (?:de |d')?${reduction}`,
    ),
    unless: /% ?(?:vol|alc)/,
    ifWrong: 'percent',
  },
  half: {
    places: selling,
    offends:
      /\b(?:a )?moitie prix\b|\b(?:une?|1) \w+ (?:achetee?|commandee?),? (?:=|=> )?(?:une?|la (?:2e|deuxieme|seconde)|1)\b[^.]{0,30}\b(?:offerte?|gratuite?)|\b1 ?\+ ?1\b/,
  },
  popupWine: { places: ['popup'], offends: new RegExp(wine) },
  health: {
    places: selling,
    offends:
      /\bbon(?:ne)?s? pour (?:la|votre|le) (?:sante|coeur|ligne|moral)\b|\bbienfaits? (?:du vin|pour (?:la|votre) sante|sur la sante)\b|\bvertus? (?:medicinales?|therapeutiques?)\b|\bantioxydante?s?\b|\b(?:favorise|facilite|aide a) la digestion\b/,
  },
  green: {
    places: everywhere,
    offends:
      /(?<!transitions? |continuites? |corridors? |niches? |systemes? |conversions? )\becologiques?\b|\becologiquement\b|\beco-?(?:responsables?|friendly|concue?s?)\b|\becofriendly\b|\b(?:respect(?:ueux|ueuses?|e|ent|ant)|amie?s?) (?:de )?(?:l'environnement|la nature|la planete)\b|\b(?:bon(?:ne)?s?|mieux|geste) pour (?:la planete|l'environnement|la nature)\b|\bbiodegradables?\b|\b(?:emballages?|viticulture|culture|vins?|domaine|demarche|bouteilles?) durables?\b|\bsans impact (?:sur|environnemental)\b|\b100 ?% (?:vert|propre|durable)\b/,
    unlessBeside:
      /\b(?:ecolabel|ecocert|demeter|biodyvin|terra vitis|agriculture biologique|certifiee? (?:bio|ab|hve)|haute valeur environnementale|hve|fr-bio-\d+|nature (?:et|&) progres|iso 14\d{3})\b/,
  },
  carbon: {
    places: everywhere,
    offends:
      /\bneutres? (?:en|pour le) (?:carbone|climat|co2)\b|\bneutralite (?:carbone|climatique)\b|\bcarbone neutre\b|\bcarbon neutral\b|\bclimatiquement neutres?\b|\b(?:zero|0) ?(?:carbone|emissions?|co2)\b|\b(?:empreinte|emissions?|livraisons?) (?:\w+ )?(?:entierement |100 ?% )?compensee?s?\b|\bempreinte (?:carbone )?(?:reduite|nulle|positive)\b/,
  },
  odr: {
    places: everywhere,
    offends:
      /ec\.europa\.eu\/(?:consumers\/)?odr|webgate\.ec\.europa\.eu\/odr|\bplateforme (?:europeenne |en ligne )*de (?:reglement|resolution) (?:en ligne |extrajudiciaire )*des (?:litiges|differends)|\bplateforme (?:rll|odr)\b/,
  },
  noWithdrawal: {
    places: everywhere,
    offends:
      /\b(?:aucune?|pas (?:de|d'une?)|sans|ni)\b(?: \w+){0,3}'? ?(?:de )?retractations?\b|\bretractations? (?:\w+ ){0,3}(?:exclue?|impossible|refusee?|interdite)\b|\b(?:renonce|perd|perdez|renoncez) (?:\w+ ){0,3}(?:son|votre|tout) droit de retractation\b|\bne (?:peu[tvx]\w*|pourr\w+) (?:\w+ ){0,2}se retracter\b|\bnon (?:remboursables?|echangeables?)\b|\bni (?:reprise?s?|echangee?s?|repris),? ni\b|\baucun (?:retour|remboursement|echange)\b/,
    unless: /personnalis|en primeur|perissable|perime|221-28|descelle|sans frais|caveau|motif|justifi/,
  },
  noLiability: {
    places: ['terms', 'page'],
    offends: new RegExp(
      `\\bdecline(?:r|ons|nt)? (?:\\w+ )?toute responsabilite\\b|\\b(?:ne (?:peut|peuvent|saurai(?:t|ent|s)|saurions|pourra|pourrons)|n'est|ne sera) (?:\\w+ ){0,4}(?:tenue?s?|etre)? ?(?:pour )?responsables?\\b|\\baux (?:seuls )?risques (?:et perils )?(?:de l'|du |des )${consumer}`,
    ),
    unless: /force majeure|faute (?:du|de l')|lien|site (?:tiers|exterieur)|autres? sites?|inexacte? (?:du|de l')/,
  },
  court: {
    places: ['terms', 'page'],
    offends:
      /\btribuna(?:l|ux)\b[^.]{0,200}\b(?:seule?s? competente?s?|exclusive(?:ment)?)\b|\b(?:seule?s? competente?s?|competence exclusive|exclusivement competente?s?)\b[^.]{0,200}\btribuna(?:l|ux)\b/,
    unless: /professionnel|commercant/,
  },
  unilateral: {
    places: ['terms', 'page'],
    offends:
      /\b(?:modifier|changer|reviser|augmenter)\b[^.]{0,200}\b(?:prix|tarifs?|conditions)\b[^.]{0,200}\b(?:a tout moment|sans (?:preavis|avis|prevenir)|unilateralement)\b|\bdelais?\b[^.]{0,200}\b(?:purement indicatif|(?:donnes?|communiques?) a titre indicatif|sans engagement|indicatifs?)\b/,
  },
  siret: { places: everywhere, offends: /\bsiret\b\D{0,20}((?:\d[ .]?){10,17})/, ifWrong: 'siret' },
  siren: { places: everywhere, offends: /\b(?:siren|rcs(?: [a-z-]+){1,4})\b\D{0,12}((?:\d[ .]?){6,12})(?!\d)/, ifWrong: 'siren' },
  vat: { places: everywhere, offends: /\btva\b[^.]{0,30}?\b(fr ?[0-9a-z]{2}(?: ?\d){5,11})\b/, ifWrong: 'vat' },
} as const satisfies Record<string, WordRule>

export type WordRuleName = keyof typeof wordRules
