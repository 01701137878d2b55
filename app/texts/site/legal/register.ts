import type { LegalFacts } from '#app/models/site/law/legal.ts'
import type { Processing, ProcessingRegister } from '#app/models/site/law/processing.ts'
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

/** Every use of personal data that is on: what, whose and which data, why it is allowed, for how long, who gets them. */
export function listProcessing({ values, site, purposes }: LegalFacts): Processing[] {
  const mails = 'Service qui achemine les courriels'
  const payment = values.PAYMENT_PROVIDER || 'prestataire de paiement par carte'
  const selling: Processing[] = [
    {
      what: 'Commandes et factures',
      people: people.buyers,
      data: 'Identité, adresses, achats',
      basis: 'Contrat, obligation légale',
      term: 'Dix ans',
      recipients: `Transporteur, ${payment}, comptable, plateforme de facturation`,
    },
    {
      what: 'Réclamations et rétractations',
      people: people.buyers,
      data: 'Identité, commande, photos',
      basis: 'Obligation légale',
      term: 'Dix ans, photos cinq',
      recipients: 'Médiateur de la consommation, s’il est saisi',
    },
    {
      what: 'Avis des acheteurs et demandes d’avis',
      people: people.buyers,
      data: 'Nom choisi, adresse e-mail, commande, avis',
      basis: 'Intérêt légitime',
      term: 'Jusqu’à l’effacement ; un refus, dix ans au plus',
      recipients: 'Visiteurs du site, pour ce qui est publié',
    },
    {
      what: 'Alertes de retour en stock',
      people: people.visitors,
      data: 'Adresse e-mail, vin attendu',
      basis: 'Consentement',
      term: 'Un an au plus',
      recipients: mails,
    },
    {
      what: 'Suivi de la clientèle',
      people: people.buyers,
      data: 'Notes et étiquettes de la maison, achats',
      basis: 'Intérêt légitime',
      term: 'Trois ans après le dernier échange',
      recipients: '',
    },
  ]
  const age: Processing = {
    what: 'Vérification de l’âge',
    people: people.buyers,
    data: 'Date de naissance',
    basis: 'Obligation légale',
    term: 'Comme le compte',
    recipients: '',
  }
  const letter: Processing = {
    what: 'Lettre d’information',
    people: people.readers,
    data: 'Adresse e-mail',
    basis: 'Consentement',
    term: 'Jusqu’au désabonnement',
    recipients: mails,
  }
  const audience = purposes.find(({ purpose }) => purpose === 'audience')
  return [
    {
      what: 'Comptes des membres',
      people: people.members,
      data: 'Identité, adresse e-mail, mot de passe protégé',
      basis: 'Contrat',
      term: 'Trois ans sans connexion',
      recipients: '',
    },
    ...(values.ASK_BIRTHDATE ? [age] : []),
    ...(site.isECommerce ? selling : []),
    {
      what: 'Rendez-vous, visites et places réservées',
      people: people.guests,
      data: 'Identité, coordonnées, nombre de places',
      basis: 'Contrat',
      term: 'Un ou deux ans',
      recipients: '',
    },
    {
      what: 'Formulaires du site',
      people: people.visitors,
      data: 'Ce que vous y écrivez et y joignez',
      basis: 'Consentement',
      term: 'Un an',
      recipients: '',
    },
    {
      what: 'Messages reçus',
      people: people.visitors,
      data: 'Identité, coordonnées, message',
      basis: 'Consentement',
      term: 'Un an',
      recipients: mails,
    },
    ...(values.NEWSLETTER_ACTIVATED ? [letter] : []),
    {
      what: 'Demandes de droits',
      people: people.anyone,
      data: 'Identité, adresse e-mail, demande',
      basis: 'Obligation légale',
      term: 'Trois ans après la réponse',
      recipients: '',
    },
    {
      what: 'Preuve des choix de cookies',
      people: people.visitors,
      data: 'Numéro tiré au hasard, choix, date',
      basis: 'Obligation légale',
      term: 'Trois ans',
      recipients: '',
    },
    {
      what: 'Protection contre les intrusions',
      people: people.visitors,
      data: 'Empreinte de l’adresse réseau',
      basis: 'Intérêt légitime',
      term: 'Deux jours ; pour une place réservée, jusqu’à son jour',
      recipients: '',
    },
    {
      what: 'Nombre de visites',
      people: people.visitors,
      data: 'Compté par jour et provenance, rien sur le visiteur',
      basis: 'Intérêt légitime',
      term: 'Deux ans',
      recipients: '',
    },
    {
      what: 'Journal de l’équipe du site',
      people: people.staff,
      data: 'Qui a fait quoi, rien sur les clients',
      basis: 'Intérêt légitime',
      term: 'Un an',
      recipients: '',
    },
    {
      what: 'Registre des violations de données',
      people: people.anyone,
      data: 'Faits et mesures, sans nom',
      basis: 'Obligation légale',
      term: 'Cinq ans',
      recipients: 'CNIL, dans les 72 heures s’il y a un risque',
    },
    ...(audience
      ? [
          {
            what: 'Mesure d’audience',
            people: people.visitors,
            data: 'Pages vues, sans identité',
            basis: 'Consentement',
            term: 'Vingt-cinq mois au plus',
            recipients: audience.services.join(', '),
          },
        ]
      : []),
  ]
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
export function sayTransfers({ values }: LegalFacts): string {
  return `Hors de l’Union européenne : ${values.PAYMENT_PROVIDER || 'le prestataire de paiement par carte'} peut y faire traiter ce qu’il reçoit ; il ne le fait que vers un pays dont la Commission européenne reconnaît la protection, ou sous ses clauses types (articles 45 et 46 du RGPD).`
}
