import { albums } from '../../content/albums/albums.ts'
import { getAlbum } from '../../content/albums/get-album.ts'
import { listAlbums } from '../../content/albums/list-albums.ts'
import { awards } from '../../content/awards/awards.ts'
import { listAwards } from '../../content/awards/list-awards.ts'
import { articles } from '../../content/blog/articles.ts'
import { folders } from '../../content/blog/folders.ts'
import { getBlog } from '../../content/blog/get-blog.ts'
import { getBlogTrail } from '../../content/blog/get-blog-trail.ts'
import { getFolderTrail } from '../../content/blog/get-folder-trail.ts'
import { listBlogFolders } from '../../content/blog/list-blog-folders.ts'
import { listFolderBlogs } from '../../content/blog/list-folder-blogs.ts'
import { changeComment } from '../../content/comments/change-comment.ts'
import { commentOnBlog, commentOnNews } from '../../content/comments/give-comment.ts'
import { listBlogComments, listNewsComments } from '../../content/comments/list-article-comments.ts'
import { getComment, listComments } from '../../content/comments/list-comments.ts'
import { removeComment } from '../../content/comments/remove-comment.ts'
import { changeElement } from '../../content/elements/change-element.ts'
import { createElement } from '../../content/elements/create-element.ts'
import { getAdminElement } from '../../content/elements/get-admin-element.ts'
import { getElement } from '../../content/elements/get-element.ts'
import { keptCollections } from '../../content/elements/kept-collections.ts'
import { listAdminElements } from '../../content/elements/list-admin-elements.ts'
import { listCollections } from '../../content/elements/list-collections.ts'
import { listElements } from '../../content/elements/list-elements.ts'
import { removeElement } from '../../content/elements/remove-element.ts'
import { getNews } from '../../content/news/get-news.ts'
import { keptNews } from '../../content/news/kept-news.ts'
import { listNews } from '../../content/news/list-news.ts'
import { listOwnBlocks } from '../../content/own-blocks/list-own-blocks.ts'
import { ownBlocks } from '../../content/own-blocks/own-blocks.ts'
import { keptSections } from '../../content/pages/kept-sections.ts'
import { cancelRegistration } from '../../content/registrations/cancel-registration.ts'
import { confirmPlaces } from '../../content/registrations/confirm-places.ts'
import { getRegistration } from '../../content/registrations/get-registration.ts'
import { listRegistrations } from '../../content/registrations/list-registrations.ts'
import { registerForElement } from '../../content/registrations/register-for-element.ts'
import { removeRegistration } from '../../content/registrations/remove-registration.ts'
import { listGoogleReviews } from '../../content/reviews/list-google-reviews.ts'
import { getService } from '../../content/services/get-service.ts'
import { listServices } from '../../content/services/list-services.ts'
import { services } from '../../content/services/services.ts'
import { listWinemakers } from '../../content/winemakers/list-winemakers.ts'
import { winemakers } from '../../content/winemakers/winemakers.ts'
import { searchSite } from '../../house/search/search-site.ts'
import type { UseCases } from '../../platform/call/call-context.ts'

/** What the house writes, shows and offers. */
export const contentUseCases = {
  ...keptCollections,
  ...awards,
  ...winemakers,
  listWinemakers,
  ...keptSections,
  ...ownBlocks,
  listOwnBlocks,
  ...keptNews,
  ...services,
  ...albums,
  ...articles,
  ...folders,
  getAlbum,
  listAlbums,
  listAwards,
  getBlogTrail,
  getBlog,
  getFolderTrail,
  listBlogFolders,
  listFolderBlogs,
  changeComment,
  commentOnBlog,
  commentOnNews,
  getComment,
  listBlogComments,
  listComments,
  listNewsComments,
  removeComment,
  cancelRegistration,
  confirmPlaces,
  changeElement,
  createElement,
  getAdminElement,
  getElement,
  getRegistration,
  listAdminElements,
  listCollections,
  listElements,
  listRegistrations,
  registerForElement,
  removeElement,
  removeRegistration,
  getNews,
  listNews,
  listGoogleReviews,
  searchSite,
  getService,
  listServices,
} satisfies Partial<UseCases>
