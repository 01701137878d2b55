/** Everything of a machine that can go wrong beneath its sites. */
export const troubleNames = ['disk', 'mail', 'database', 'clock', 'loop_delay', 'outbox', 'backup'] as const

export type TroubleName = (typeof troubleNames)[number]

type TroubleWords = { title: string; says: (value: number) => string; advice: string }

/** What the operator reads of each trouble, in a mail. */
export const troubleTexts: Record<TroubleName, TroubleWords> = {
  disk: {
    title: 'Le disque est presque plein',
    says: (bytes) => `Il reste ${Math.floor(bytes / 1024 / 1024)} Mo sur le disque des données.`,
    advice: 'Faites de la place avant que les commandes ne soient refusées : anciennes sauvegardes, journaux, autres programmes.',
  },
  mail: {
    title: 'Le serveur d’envoi ne répond pas',
    says: () => 'Les courriels attendent dans la file : aucun n’est perdu.',
    advice: 'Vérifiez SMTP_URL et l’état de votre service d’envoi.',
  },
  database: {
    title: 'La base de données ne répond pas',
    says: (seconds) => `Elle n’a pas répondu en ${Math.round(seconds)} secondes : les pages et les commandes sont refusées.`,
    advice: 'Vérifiez que PostgreSQL tourne, ou que le dossier des données est lisible. La boutique reprend d’elle-même.',
  },
  clock: {
    title: 'L’horloge du serveur a sauté',
    says: (sites) => `Rien ne se numérote ni ne se clôture : sites en attente, ${sites}.`,
    advice: 'Mettez l’horloge à l’heure, puis lancez la commande clock:trust.',
  },
  loop_delay: {
    title: 'La boutique répond avec du retard',
    says: (seconds) => `Un travail a fait attendre tous les visiteurs pendant ${seconds.toFixed(1).replace('.', ',')} secondes.`,
    advice: 'Regardez ce qui tournait à ce moment dans le journal, et si la machine suffit à sa charge.',
  },
  outbox: {
    title: 'Les courriels prennent du retard',
    says: (seconds) => `Le plus ancien attend son départ depuis ${Math.round(seconds / 60)} minutes.`,
    advice: 'Regardez /admin/courriels et l’état de votre service d’envoi.',
  },
  backup: {
    title: 'Aucune sauvegarde récente',
    says: (hours) => `La dernière sauvegarde date de ${Math.floor(hours)} heures.`,
    advice: 'Regardez le journal et la place sur le disque, puis lancez la commande backup.',
  },
}

/** The frame of such a mail. */
export const troubleMail = {
  sender: 'Vitrine',
  overTitle: (title: string) => `Terminé : ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  overSays: (minutes: number) =>
    minutes <= 1 ? 'Tout est rentré dans l’ordre.' : `Tout est rentré dans l’ordre, au bout de ${minutes} minutes.`,
  where: (machine: string, moment: string) => `Constaté le ${moment} sur ${machine}.`,
  why: 'Vous recevez ce message parce que votre adresse est celle d’ALARM_MAIL, sur cette machine.',
}
