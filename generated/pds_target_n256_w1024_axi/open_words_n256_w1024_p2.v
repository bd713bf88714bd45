// The words in which the lowest PSN that is not done may be.
`default_nettype none

module open_words_n256_w1024_p2 (
    input  wire        clk,
    input  wire [31:0] base,
    input  wire [31:0] uncleared,
    input  wire [31:0] flags,
    input  wire [63:0] own_tags,
    output reg  [31:0] open
);

    reg  [31:0] places_1;
    reg  [31:0] places_2;
    reg  [31:0] laps_1;
    reg  [31:0] laps_2;
    reg  [31:0] own_place_1;
    reg  [31:0] own_place_2;
    reg  [31:0] above_1;
    reg  [31:0] above_2;
    reg  [63:0] own_slots_1;
    reg  [63:0] own_slots_2;

    wire [15:0] wrapped = ~({16{1'b1}} << base[9:6]);
    wire [31:0] incomplete = places_2 & ~({2{flags[15:0]}} ^ laps_2);
    wire  [4:0] own_word = {uncleared[10] ^ base[10], uncleared[9:6]};
    wire [31:0] own = 32'd1 << own_word;
    wire [31:0] below = ~({32{1'b1}} << own_word);
    wire        own_tags_and_own_slots_2_any = |(own_tags & own_slots_2);
    wire [31:0] counts = above_2 | (own_place_2 & {32{own_tags_and_own_slots_2_any}});
    wire [31:0] places_1_word = {wrapped, ~wrapped};

    always @(posedge clk) begin
        places_1 <= places_1_word;
        places_2 <= places_1;
        laps_1 <= {{16{!base[10]}}, {16{base[10]}}};
        laps_2 <= laps_1;
        own_place_1 <= places_1_word & own;
        own_place_2 <= own_place_1;
        above_1 <= places_1_word & ~(own | below);
        above_2 <= above_1;
        own_slots_1 <= {64{1'b1}} << uncleared[5:0];
        own_slots_2 <= own_slots_1;
        open <= incomplete | (counts & {2{flags[31:16]}});
    end

    wire _unused_ok = &{1'b0, base[31:11], base[5:0], uncleared[31:11]};

endmodule

`default_nettype wire
