import { answerMessage } from '../../audience/messages/answer-message.ts'
import { changeMessage } from '../../audience/messages/change-message.ts'
import { getMessage } from '../../audience/messages/get-message.ts'
import { listMessageSpam } from '../../audience/messages/list-message-spam.ts'
import { listMessages } from '../../audience/messages/list-messages.ts'
import { removeMessage } from '../../audience/messages/remove-message.ts'
import { sendMessage } from '../../audience/messages/send-message.ts'
import { changePage } from '../../content/pages/change-page.ts'
import { createPage } from '../../content/pages/create-page.ts'
import { getAdminPage } from '../../content/pages/get-admin-page.ts'
import { getPage } from '../../content/pages/get-page.ts'
import { listAdminPages } from '../../content/pages/list-admin-pages.ts'
import { listPages } from '../../content/pages/list-pages.ts'
import { movePage } from '../../content/pages/move-page.ts'
import { removePage } from '../../content/pages/remove-page.ts'
import { customFields } from '../../house/custom/custom-fields.ts'
import { cancelDeletion } from '../../house/members/cancel-deletion.ts'
import { dataBreaches } from '../../house/members/data-breaches.ts'
import { deleteUser } from '../../house/members/delete-user.ts'
import { exportOwnData } from '../../house/members/export-own-data.ts'
import { getDeletion } from '../../house/members/get-deletion.ts'
import { answerRightsRequest } from '../../house/members/rights/answer-rights-request.ts'
import { askRights } from '../../house/members/rights/ask-rights.ts'
import { getRightsRequest } from '../../house/members/rights/get-rights-request.ts'
import { listRightsRequests } from '../../house/members/rights/list-rights-requests.ts'
import { undoEmailChange } from '../../house/members/undo-email-change.ts'
import { changeUser } from '../../identity/accounts/change-user.ts'
import { confirmRegistration } from '../../identity/accounts/confirm-registration.ts'
import { getUser } from '../../identity/accounts/get-user.ts'
import { listOwnFacts } from '../../identity/accounts/list-own-facts.ts'
import { register } from '../../identity/accounts/register.ts'
import { addOwnAddress } from '../../identity/addresses/add-own-address.ts'
import { changeOwnAddress } from '../../identity/addresses/change-own-address.ts'
import { listOwnAddresses } from '../../identity/addresses/list-own-addresses.ts'
import { removeOwnAddress } from '../../identity/addresses/remove-own-address.ts'
import { askEmailChange } from '../../identity/email/ask-email-change.ts'
import { confirmEmailChange } from '../../identity/email/confirm-email-change.ts'
import { endNewLogin } from '../../identity/login/end-new-login.ts'
import { logIn } from '../../identity/login/log-in.ts'
import { addPasskey } from '../../identity/passkeys/add-passkey.ts'
import { listPasskeys } from '../../identity/passkeys/list-passkeys.ts'
import { logInWithPasskey } from '../../identity/passkeys/log-in-with-passkey.ts'
import { removePasskey } from '../../identity/passkeys/remove-passkey.ts'
import { startPasskey } from '../../identity/passkeys/start-passkey.ts'
import { startPasskeyLogin } from '../../identity/passkeys/start-passkey-login.ts'
import { changePassword } from '../../identity/passwords/change-password.ts'
import { confirmPassword } from '../../identity/passwords/confirm-password.ts'
import { askPasswordReset } from '../../identity/resets/ask-password-reset.ts'
import { resetPassword } from '../../identity/resets/reset-password.ts'
import { confirmSecondFactor } from '../../identity/second-factor/confirm-second-factor.ts'
import { getSecondFactor } from '../../identity/second-factor/get-second-factor.ts'
import { removeSecondFactor } from '../../identity/second-factor/remove-second-factor.ts'
import { startSecondFactor } from '../../identity/second-factor/start-second-factor.ts'
import { endOtherSessions } from '../../identity/sessions/end-other-sessions.ts'
import { endSession } from '../../identity/sessions/end-session.ts'
import { getLogged } from '../../identity/sessions/get-logged.ts'
import { listSessions } from '../../identity/sessions/list-sessions.ts'
import { logOut } from '../../identity/sessions/log-out.ts'
import { acceptInvitation } from '../../identity/staff/accept-invitation.ts'
import { changeUserRole } from '../../identity/staff/change-user-role.ts'
import { inviteUser } from '../../identity/staff/invite-user.ts'
import { listInvitations } from '../../identity/staff/list-invitations.ts'
import { listStaff } from '../../identity/staff/list-staff.ts'
import { removeInvitation } from '../../identity/staff/remove-invitation.ts'
import type { UseCases } from '../../platform/call/call-context.ts'
import { listCustomFields } from '../../platform/custom/list-custom-fields.ts'
import { getMail } from '../../platform/mail/get-mail.ts'
import { listMails } from '../../platform/mail/list-mails.ts'
import { resendMail } from '../../platform/mail/resend-mail.ts'
import { companyAddresses } from '../../site/addresses/company-addresses.ts'
import { listAddressTypes } from '../../site/addresses/list-address-types.ts'
import { listCompanyAddresses } from '../../site/addresses/list-company-addresses.ts'
import { getConsentSetup } from '../../site/consent/get-consent-setup.ts'
import { giveConsent } from '../../site/consent/give-consent.ts'
import { changeExternalApp } from '../../site/external-apps/change-external-app.ts'
import { getPublicAppConfig } from '../../site/external-apps/get-public-app-config.ts'
import { listExternalApps } from '../../site/external-apps/list-external-apps.ts'
import { removeExternalApp } from '../../site/external-apps/remove-external-app.ts'
import { getCompliance } from '../../site/legal/get-compliance.ts'
import { getLegalText } from '../../site/legal/get-legal-text.ts'
import { getLegalVersion } from '../../site/legal/get-legal-version.ts'
import { getProcessingRegister } from '../../site/legal/get-processing-register.ts'
import { fonts } from '../../site/look/fonts.ts'
import { getFontFile } from '../../site/look/get-font-file.ts'
import { logos } from '../../site/look/logos.ts'
import { uploadFontFile } from '../../site/look/upload-font-file.ts'
import { changeImage } from '../../site/media/change-image.ts'
import { createImages } from '../../site/media/create-images.ts'
import { getImage } from '../../site/media/get-image.ts'
import { listImages } from '../../site/media/list-images.ts'
import { loadSvg } from '../../site/media/load-svg.ts'
import { removeImage } from '../../site/media/remove-image.ts'
import { replaceImageFile } from '../../site/media/replace-image-file.ts'
import { changeComponentConf } from '../../site/parameters/change-component-conf.ts'
import { changeParameter } from '../../site/parameters/change-parameter.ts'
import { createComponentConf } from '../../site/parameters/create-component-conf.ts'
import { createParameter } from '../../site/parameters/create-parameter.ts'
import { getAdminParameter } from '../../site/parameters/get-admin-parameter.ts'
import { getComponentConf } from '../../site/parameters/get-component-conf.ts'
import { listAdminParameters } from '../../site/parameters/list-admin-parameters.ts'
import { listParameters } from '../../site/parameters/list-parameters.ts'
import { removeComponentConf } from '../../site/parameters/remove-component-conf.ts'
import { removeParameter } from '../../site/parameters/remove-parameter.ts'
import { changeSite } from '../../site/settings/change-site.ts'
import { changeSiteServers } from '../../site/settings/change-site-servers.ts'
import { getAdminSite } from '../../site/settings/get-admin-site.ts'
import { getSiteInfo } from '../../site/settings/get-site-info.ts'
import { languages } from '../../site/settings/languages.ts'
import { getVisit } from '../../site/visits/get-visit.ts'
import { listVisits } from '../../site/visits/list-visits.ts'
import { logVisit } from '../../site/visits/log-visit.ts'
import { contentUseCases } from './use-cases-contents.ts'
import { dailyUseCases } from './use-cases-daily.ts'
import { draftUseCases } from './use-cases-drafts.ts'
import { letterUseCases } from './use-cases-letters.ts'
import { lookUseCases } from './use-cases-look.ts'
import { orderUseCases } from './use-cases-orders.ts'
import { outreachUseCases } from './use-cases-outreach.ts'
import { packshotUseCases } from './use-cases-packshots.ts'
import { paperUseCases } from './use-cases-papers.ts'
import { shopUseCases } from './use-cases-shop.ts'
import { siteUseCases } from './use-cases-sites.ts'
import { trustUseCases } from './use-cases-trust.ts'

/** What carries out each call of the contract. */
export const useCases: UseCases = {
  ...dataBreaches,
  ...companyAddresses,
  ...fonts,
  ...languages,
  listCustomFields,
  ...logos,
  listParameters,
  getSiteInfo,
  getLogged,
  register,
  confirmRegistration,
  logIn,
  logOut,
  askPasswordReset,
  resetPassword,
  endNewLogin,
  undoEmailChange,
  acceptInvitation,
  getUser,
  changeUser,
  listOwnFacts,
  changePassword,
  confirmPassword,
  askEmailChange,
  confirmEmailChange,
  listSessions,
  endOtherSessions,
  endSession,
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  listPasskeys,
  startPasskey,
  addPasskey,
  removePasskey,
  startPasskeyLogin,
  logInWithPasskey,
  inviteUser,
  listInvitations,
  listStaff,
  removeInvitation,
  changeUserRole,
  addOwnAddress,
  answerRightsRequest,
  askRights,
  cancelDeletion,
  changeOwnAddress,
  deleteUser,
  exportOwnData,
  getDeletion,
  getRightsRequest,
  listOwnAddresses,
  listRightsRequests,
  removeOwnAddress,
  listMails,
  getMail,
  resendMail,
  changeImage,
  createImages,
  getImage,
  listImages,
  loadSvg,
  removeImage,
  replaceImageFile,
  listPages,
  getPage,
  listAdminPages,
  getAdminPage,
  changePage,
  movePage,
  createPage,
  removePage,
  listAdminParameters,
  getAdminParameter,
  changeParameter,
  changeSite,
  changeSiteServers,
  getFontFile,
  uploadFontFile,
  createParameter,
  getAdminSite,
  removeParameter,
  getComponentConf,
  getVisit,
  listAddressTypes,
  listCompanyAddresses,
  listVisits,
  logVisit,
  removeComponentConf,
  changeComponentConf,
  createComponentConf,
  answerMessage,
  changeMessage,
  getMessage,
  listMessageSpam,
  listMessages,
  removeMessage,
  sendMessage,
  ...letterUseCases,
  ...outreachUseCases,
  getLegalText,
  getLegalVersion,
  getCompliance,
  getProcessingRegister,
  getPublicAppConfig,
  getConsentSetup,
  giveConsent,
  listExternalApps,
  changeExternalApp,
  removeExternalApp,
  ...contentUseCases,
  ...shopUseCases,
  ...orderUseCases,
  ...draftUseCases,
  ...lookUseCases,
  ...customFields,
  ...packshotUseCases,
  ...paperUseCases,
  ...dailyUseCases,
  ...trustUseCases,
  ...siteUseCases,
}
