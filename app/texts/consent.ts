/** The page of cookie choices. */
export const consent = {
  title: 'Vos choix de cookies',
  description: 'Acceptez ou refusez les cookies de ce site, et changez d’avis quand vous voulez.',
  lead: 'Ce site fonctionne sans aucun cookie de suivi. Rien d’extérieur n’est chargé avant votre accord, et vous pouvez changer d’avis à tout moment.',
  refuse: 'Tout refuser',
  accept: 'Tout accepter',
  given: 'Vous avez accepté les cookies facultatifs.',
  refused: 'Vous avez refusé les cookies facultatifs.',
  unknown: 'Vous n’avez pas encore choisi.',
  fault: 'Choisissez « Tout refuser » ou « Tout accepter ».',
} as const
