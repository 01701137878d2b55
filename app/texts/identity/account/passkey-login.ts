/** The login by a key that a device keeps. */
export const passkeyLogin = {
  lead: 'Votre appareil vous demande de vous faire reconnaître.',
  without: 'Il faut un navigateur qui exécute JavaScript et connaît les clés d’accès.',
  failed: 'La clé d’accès n’a pas répondu.',
  back: 'Revenir à la connexion',
} as const
