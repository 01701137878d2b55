/** The screens on which codes are read by the camera; everywhere else the browser gives none out, whoever asks. */
const cameraPages = /^\/admin\/(?:commandes\/preparation(?:\/[a-z]+)?|inventaire|produits\/[^/]+)\/?$/

/** Whether a page may ask for the camera. */
export function mayUseCamera(path: string): boolean {
  return cameraPages.test(path)
}
