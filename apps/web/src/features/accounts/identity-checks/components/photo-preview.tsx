import { useEffect, useState } from 'react';

export function PhotoPreview({ photo, alt }: { photo: File; alt: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return (
    <div className="mt-3 grid place-items-center overflow-hidden rounded-md bg-sunken">
      {address && <img src={address} alt={alt} className="max-h-36 object-contain" />}
    </div>
  );
}
