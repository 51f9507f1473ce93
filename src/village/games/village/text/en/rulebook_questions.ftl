### The questions of the 2011 rulebook, in our own words.

book-question-1 = If I buy a good with cubes or grain, does one of my family members have to work at that building?
    .text = No. You need a family member at a craft building only if you pay for the good with time.
book-question-2 = Do I have to send my oldest family member to the board or into the black bag?
    .text = No, send any you like. The number matters only when a family member is born or dies.
book-question-3 = Must I take a cube on my turn?
    .text = Yes, unless you use the well. Then you pay three cubes of one color and take none.
book-question-4 = What exactly happens when I take a plague cube?
    .text = It goes back to the supply, and your life time marker moves 2 spaces. After that you may perform the action of the space the cube came from, as with any other cube.
book-question-5 = Do I have to perform the action after taking a cube?
    .text = No, the action is optional. Only a market day is always held, even if you do not want to sell anything.
book-question-6 = Do my family members stay where I put them?
    .text = As a rule, yes. The family action can bring one of them home, so that it can learn something else later; and when they die, they move to the chronicle or to a grave.
