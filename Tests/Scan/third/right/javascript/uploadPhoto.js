import { getStorage, ref, uploadBytes, getDownloadURL } from 'firebase/storage';
import { getAuth, updateProfile } from 'firebase/auth';

function fileName(uid, file) {
  const ext = file.name.split('.').pop() || 'jpg';
  // time in the name, so that caches don't show the previous picture
  return `avatars/${uid}-${Date.now()}.${ext}`;
}

export async function uploadPhoto(file) {
  const user = getAuth().currentUser;
  if (!user) {
    throw new Error('not signed in');
  }
  const target = ref(getStorage(), fileName(user.uid, file));
  await uploadBytes(target, file, { contentType: file.type });
  const photoURL = await getDownloadURL(target);
  await updateProfile(user, { photoURL, displayName: user.displayName ?? '' });
  return photoURL;
}
