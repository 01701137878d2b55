/** What is said of the backups of the machine. */
export const backupTexts = {
  title: 'Sauvegardes',
  says: (keep: number) =>
    keep === 0
      ? 'La sauvegarde de chaque jour est arrêtée sur cette machine.'
      : `Chaque jour, tout ce que la machine contient est copié dans un fichier. Les ${keep} derniers jours sont gardés.`,
  elsewhere:
    'Ces fichiers sont sur la machine elle-même : faites-les copier ailleurs chaque jour. Ils ne se téléchargent pas d’ici, car ils contiennent tous les sites ; une sauvegarde se remet en place sur la machine, par qui s’en occupe.',
  make: 'Sauvegarder maintenant',
  check: 'Relire et vérifier',
  isMaking: 'Une sauvegarde est en cours.',
  none: 'Aucune sauvegarde pour l’instant.',
  failed: 'La sauvegarde a échoué : rien n’a été gardé, et les anciennes sont intactes. Le disque est peut-être plein.',
  madeOn: 'Faite le',
  kind: 'Par',
  size: 'Taille',
  state: 'État',
  kinds: { daily: 'chaque jour', asked: 'demandée ici', vitrine: 'à la main' },
  unread: 'non relue',
  sound: 'intacte',
  damaged: 'abîmée',
} as const
