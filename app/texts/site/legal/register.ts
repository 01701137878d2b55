import type { LegalFacts } from '#app/models/site/law/legal.ts'

/** The register of processing, as visitors read it: what, which data, why it is allowed, for how long. */
export function register({ values, site, purposes }: LegalFacts): string[][] {
  const rows: (string[] | false)[] = [
    ['Comptes des membres', 'Identité, adresse e-mail, mot de passe protégé', 'Contrat', 'Trois ans sans connexion'],
    values.ASK_BIRTHDATE && ['Vérification de l’âge', 'Date de naissance', 'Obligation légale', 'Comme le compte'],
    site.isECommerce && ['Commandes et factures', 'Identité, adresses, achats', 'Contrat, obligation légale', 'Dix ans'],
    site.isECommerce && [
      'Réclamations et rétractations',
      'Identité, commande, photos',
      'Obligation légale',
      'Dix ans, photos cinq',
    ],
    site.isECommerce && [
      'Avis des acheteurs et demandes d’avis',
      'Nom choisi, adresse e-mail, commande, avis',
      'Intérêt légitime',
      'Jusqu’à l’effacement ; un refus, dix ans au plus',
    ],
    site.isECommerce && ['Alertes de retour en stock', 'Adresse e-mail, vin attendu', 'Consentement', 'Un an au plus'],
    ['Rendez-vous, visites et places réservées', 'Identité, coordonnées, nombre de places', 'Contrat', 'Un ou deux ans'],
    ['Formulaires du site', 'Ce que vous y écrivez et y joignez', 'Consentement', 'Un an'],
    ['Messages reçus', 'Identité, coordonnées, message', 'Consentement', 'Un an'],
    values.NEWSLETTER_ACTIVATED && ['Lettre d’information', 'Adresse e-mail', 'Consentement', 'Jusqu’au désabonnement'],
    ['Demandes de droits', 'Identité, adresse e-mail, demande', 'Obligation légale', 'Trois ans après la réponse'],
    ['Preuve des choix de cookies', 'Numéro tiré au hasard, choix, date', 'Obligation légale', 'Trois ans'],
    [
      'Protection contre les intrusions',
      'Empreinte de l’adresse réseau',
      'Intérêt légitime',
      'Deux jours ; pour une place réservée, jusqu’à son jour',
    ],
    ['Nombre de visites', 'Compté par jour et provenance, rien sur le visiteur', 'Intérêt légitime', 'Deux ans'],
    ['Journal de l’équipe du site', 'Qui a fait quoi, rien sur les clients', 'Intérêt légitime', 'Un an'],
    ['Registre des violations de données', 'Faits et mesures, sans nom', 'Obligation légale', 'Cinq ans'],
    purposes.some(({ purpose }) => purpose === 'audience') && [
      'Mesure d’audience',
      'Pages vues, sans identité',
      'Consentement',
      'Vingt-cinq mois au plus',
    ],
  ]
  return rows.filter((row) => row !== false)
}
