import { chromium } from '@playwright/test';
const base='http://localhost:4171'; const path=process.argv[2]; const tag=process.argv[3];
const b=await chromium.launch({executablePath:'/usr/bin/chromium'});
for (const [w,scheme] of [[1440,'light'],[360,'dark']]) {
 const ctx=await b.newContext({viewport:{width:w,height:900},colorScheme:scheme}); const page=await ctx.newPage();
 page.on('console',m=>{ if(['error','warning'].includes(m.type())) console.log(w,m.type(),m.text())});
 await page.goto(base+'/api/health');
 await page.evaluate(async()=>{const r=await fetch('/api/auth/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:'ceo@restitui.test',password:'Demo@2026!'})});const {user,access_token:token}=await r.json();localStorage.clear();localStorage.setItem('auth',JSON.stringify({token,user,permissions:user.permissions}))});
 await page.goto(base+path);
 const card=page.getByRole('region',{name:'Andamento dos pagamentos'}); await card.waitFor({timeout:60000});
 await card.scrollIntoViewIfNeeded(); await page.waitForTimeout(500);
 await card.screenshot({path:`/tmp/${tag}-list-${w}.png`});
 console.log(w,'overflow',await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth));
 if(w===1440){
  await card.getByRole('button',{name:'Quadro'}).click().catch(async()=>{ await card.getByRole('radio',{name:'Quadro'}).click()});
  await page.waitForTimeout(400); await card.screenshot({path:`/tmp/${tag}-board.png`});
 }
 await card.getByRole('button',{name:/^Registrar pedido/}).first().click(); await page.waitForTimeout(400); await page.screenshot({path:`/tmp/${tag}-step-${w}.png`}); await page.keyboard.press('Escape');
}
await b.close();
