/** The second factor of a login. */
export const security = {
  title: 'Double authentification',
  lead: 'Un code de votre téléphone en plus du mot de passe : un mot de passe volé ne suffit plus.',
  off: 'Elle n’est pas activée sur votre compte.',
  required: 'Votre rôle l’exige : activez-la pour administrer le site.',
  start: 'Préparer l’activation',
  steps: [
    'Ouvrez une application d’authentification (Aegis, FreeOTP, Google Authenticator…).',
    'Sur ce téléphone, touchez le lien ; sinon, recopiez la clé dans l’application.',
    'Recopiez ici le code à six chiffres qu’elle affiche.',
  ],
  open: 'Ouvrir mon application',
  key: 'Clé',
  confirm: 'Activer',
  on: 'Elle est activée : un code vous est demandé à chaque connexion.',
  left: 'Codes de secours restants :',
  codesTitle: 'Vos codes de secours',
  codes: 'Chacun sert une fois, si votre téléphone n’est pas là. Notez-les maintenant : cette page ne les montrera plus.',
  kept: 'Je les ai notés',
  removeTitle: 'La désactiver',
  remove: 'Désactiver',
} as const
