import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import type { LegalFacts } from '#app/models/site/law/legal.ts'
import type { Processing, ProcessingRegister } from '#app/models/site/law/processing.ts'
import { goodsWordsOf } from '../goods.ts'
import { companyOf, contactInShort } from './company.ts'

const people = {
  members: 'Membres',
  visitors: 'Visiteurs',
  buyers: 'Acheteurs',
  readers: 'Abonnés',
  guests: 'Personnes qui réservent',
  staff: 'Équipe du site',
  anyone: 'Quiconque le demande',
} as const

const mails = 'Service qui achemine les courriels'

type Line = readonly [what: string, people: string, data: string, basis: string, term: string, recipients?: string]

/** What a site does with data whatever it is for, in two halves around what only some do. */
const first: Line[] = [
  [
    'Rendez-vous, visites et places réservées',
    people.guests,
    'Identité, coordonnées, nombre de places',
    'Contrat',
    'Un ou deux ans',
  ],
  ['Formulaires du site', people.visitors, 'Ce que vous y écrivez et y joignez', 'Consentement', 'Un an'],
  [
    'Commentaires des articles',
    people.visitors,
    'Nom choisi, adresse e-mail, commentaire',
    'Consentement',
    'Tant que l’article reste ; ce qui n’est pas publié, un an',
    'Visiteurs du site, pour le nom et le commentaire publiés',
  ],
  ['Messages reçus', people.visitors, 'Identité, coordonnées, message', 'Consentement', 'Un an', mails],
]
const last: Line[] = [
  ['Demandes de droits', people.anyone, 'Identité, adresse e-mail, demande', 'Obligation légale', 'Trois ans après la réponse'],
  ['Preuve des choix de cookies', people.visitors, 'Numéro tiré au hasard, choix, date', 'Obligation légale', 'Trois ans'],
  [
    'Protection contre les intrusions',
    people.visitors,
    'Empreinte de l’adresse réseau',
    'Intérêt légitime',
    'Deux jours ; pour une place réservée, jusqu’à son jour',
  ],
  ['Nombre de visites', people.visitors, 'Compté par jour et provenance, rien sur le visiteur', 'Intérêt légitime', 'Deux ans'],
  ['Journal de l’équipe du site', people.staff, 'Qui a fait quoi, rien sur les clients', 'Intérêt légitime', 'Un an'],
  [
    'Registre des violations de données',
    people.anyone,
    'Faits et mesures, sans nom',
    'Obligation légale',
    'Cinq ans',
    'CNIL, dans les 72 heures s’il y a un risque',
  ],
]

/** Who takes the cards of buyers; nobody where none are taken. */
function cardsOf({ values, site }: LegalFacts, unnamed: string): string {
  return site.takesCards ? values.PAYMENT_PROVIDER || unnamed : ''
}

/** What a shop does with data of whoever buys. */
function linesOfShop(provider: string, { sort }: GoodsWords): Line[] {
  return [
    [
      'Commandes et factures',
      people.buyers,
      'Identité, adresses, achats',
      'Contrat, obligation légale',
      'Dix ans',
      ['Transporteur', provider, 'comptable', 'plateforme de facturation'].filter(Boolean).join(', '),
    ],
    [
      'Réclamations et rétractations',
      people.buyers,
      'Identité, commande, photos',
      'Obligation légale',
      'Dix ans, photos cinq',
      'Médiateur de la consommation, s’il est saisi',
    ],
    [
      'Avis des acheteurs et demandes d’avis',
      people.buyers,
      'Nom choisi, adresse e-mail, commande, avis',
      'Intérêt légitime',
      'Jusqu’à l’effacement ; un refus, dix ans au plus',
      'Visiteurs du site, pour ce qui est publié',
    ],
    [
      'Alertes de retour en stock',
      people.visitors,
      `Adresse e-mail, ${sort.one} attendu${sort.e}`,
      'Consentement',
      'Un an au plus',
      mails,
    ],
    [
      'Suivi de la clientèle',
      people.buyers,
      'Notes et étiquettes de la maison, achats',
      'Intérêt légitime',
      'Trois ans après le dernier échange',
    ],
  ]
}

/** Every use of personal data that is on: what, whose and which data, why it is allowed, for how long, who gets them. */
export function listProcessing(facts: LegalFacts): Processing[] {
  const { values, site, purposes } = facts
  const account: Line = [
    'Comptes des membres',
    people.members,
    'Identité, adresse e-mail, mot de passe protégé',
    'Contrat',
    'Trois ans sans connexion',
  ]
  const age: Line = ['Vérification de l’âge', people.buyers, 'Date de naissance', 'Obligation légale', 'Comme le compte']
  const streets: Line = [
    'Adresses proposées à la saisie',
    people.buyers,
    'Ce qui est tapé dans le champ de l’adresse, sans rien d’autre',
    'Intérêt légitime',
    'Une heure',
    'Base adresse nationale (IGN, Géoplateforme)',
  ]
  const letter: Line = ['Lettre d’information', people.readers, 'Adresse e-mail', 'Consentement', 'Jusqu’au désabonnement', mails]
  const audience = purposes
    .filter(({ purpose }) => purpose === 'audience')
    .map(
      ({ services }): Line => [
        'Mesure d’audience',
        people.visitors,
        'Pages vues, sans identité',
        'Consentement',
        'Vingt-cinq mois au plus',
        services.join(', '),
      ],
    )
  const lines = [
    account,
    ...(values.ASK_BIRTHDATE ? [age] : []),
    ...(site.isECommerce && values.COMPLETE_STREETS ? [streets] : []),
    ...(site.isECommerce ? linesOfShop(cardsOf(facts, 'prestataire de paiement par carte'), goodsWordsOf(facts.values)) : []),
    ...first,
    ...(values.NEWSLETTER_ACTIVATED ? [letter] : []),
    ...last,
    ...audience,
  ]
  return lines.map(([what, whose, data, basis, term, recipients = '']) => ({
    what,
    people: whose,
    data,
    basis,
    term,
    recipients,
  }))
}

/** The register as whoever answers for it keeps it (article 30 of the GDPR). */
export function composeRegister(facts: LegalFacts): ProcessingRegister {
  const { values } = facts
  const host = [values.HOST_NAME, values.HOST_COUNTRY].filter(Boolean).join(', ')
  return {
    controller: [
      `Responsable du traitement : ${companyOf(facts)}, joignable ${contactInShort(facts)}.`,
      ...(values.LEGAL_AGENT ? [`Représentant : ${values.LEGAL_AGENT}.`] : []),
      values.DATA_PROTECTION_OFFICER
        ? `Délégué à la protection des données : ${values.DATA_PROTECTION_OFFICER}.`
        : 'Délégué à la protection des données : aucun n’est désigné.',
      `Hébergeur, sous-traitant de tous les traitements : ${host || 'à renseigner dans les paramètres'}.`,
    ],
    entries: listProcessing(facts),
    transfers: sayTransfers(facts),
    safety: [
      'Mots de passe, jetons et liens gardés sous forme d’empreintes ; secrets des services scellés par une clé tenue hors de la base.',
      'Connexion chiffrée, second facteur ou clé d’accès pour l’équipe, preuve d’identité récente avant les exports et les réglages sensibles.',
      'Rôles : chacun ne voit que ce que sa tâche demande ; ce qui est fait est écrit dans un journal.',
      'Sauvegarde chaque jour, relue aussitôt ; rien sur les visiteurs dans les journaux du serveur.',
      'Effacement par lui-même à la fin de chaque durée ; registre des violations avec le délai de 72 heures.',
    ],
  }
}

/** What leaves the Union, and under which of its rules. */
export function sayTransfers(facts: LegalFacts): string {
  const provider = cardsOf(facts, 'le prestataire de paiement par carte')
  const services = facts.purposes.flatMap((used) => used.services)
  if (!provider && services.length > 0)
    return `Hors de l’Union européenne : rien sans votre accord ; avec lui, ces services peuvent y faire traiter ce qu’ils reçoivent : ${services.join(', ')}.`
  if (!provider) return 'Hors de l’Union européenne : le site n’y envoie rien de lui-même.'
  return `Hors de l’Union européenne : ${provider} peut y faire traiter ce qu’il reçoit ; il ne le fait que vers un pays dont la Commission européenne reconnaît la protection, ou sous ses clauses types (articles 45 et 46 du RGPD).`
}
