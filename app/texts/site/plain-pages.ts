/** What the server says by itself, when no page of the site can be shown. */
export const plainPages = {
  400: 'Cette adresse ou cette demande est illisible.',
  403: 'Ce formulaire vient d’une autre adresse : rechargez la page et recommencez.',
  404: 'Cette page est introuvable.',
  405: 'Cette adresse n’accepte pas cette méthode.',
  408: 'La demande a mis trop de temps à arriver.',
  413: 'L’envoi est trop volumineux.',
  414: 'Cette adresse est trop longue.',
  421: 'Ce site n’est pas servi à cette adresse.',
  429: 'Trop de demandes en peu de temps. Réessayez dans une minute.',
  431: 'Les en-têtes de la demande sont trop longs.',
  500: 'Une erreur est survenue. Réessayez dans un instant.',
  503: 'Le site est momentanément indisponible. Réessayez dans un instant.',
} as const

/** What visitors of a site see while its operator has closed it. */
export const suspended = 'Site suspendu. Il n’est pas ouvert pour le moment.'
