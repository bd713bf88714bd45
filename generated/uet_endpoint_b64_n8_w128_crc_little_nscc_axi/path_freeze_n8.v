// Freezing of REPS after timeouts, of each of 8 contexts.
`default_nettype none

module path_freeze_n8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [2:0] ccc,
    input  wire        inputs_start,
    input  wire        inputs_pick,
    input  wire        inputs_heard,
    input  wire        inputs_timeout,
    input  wire [31:0] inputs_now,
    input  wire [31:0] inputs_thaw,
    output reg         thaws,
    output reg         is_frozen,
    output reg         explores
);

    wire        freezes_word_is_frozen;
    wire  [4:0] freezes_word_explore;
    wire [31:0] freezes_word_thaw;
    wire  [2:0] freezes_at;
    wire        freezes_valid;

    wire        freezes_now_is_frozen = freezes_word_is_frozen;
    wire  [4:0] freezes_now_explore = freezes_word_explore;
    wire [31:0] freezes_now_thaw = freezes_word_thaw;
    wire        exploring = |freezes_now_explore;
    wire        begins = inputs_timeout && !freezes_now_is_frozen && !exploring;
    wire [31:0] past_difference = freezes_now_thaw - inputs_now;
    wire        past = past_difference[31];
    wire        ends = inputs_heard && freezes_now_is_frozen && past;
    wire  [4:0] freezes_next_explore_choice = ends ? 5'd16 : freezes_now_explore - {4'd0, inputs_pick && exploring};

    forwarding_ram_w38_d8_l3 freezes (
        .clk            (clk),
        .rst            (rst),
        .addr           (ccc),
        .enable         (enable),
        .next_is_frozen ((freezes_now_is_frozen || begins) && !ends && !inputs_start),
        .next_explore   (freezes_next_explore_choice & {5{!inputs_start}}),
        .next_thaw      (begins ? inputs_thaw : freezes_now_thaw),
        .write          (1'b1),
        .word_is_frozen (freezes_word_is_frozen),
        .word_explore   (freezes_word_explore),
        .word_thaw      (freezes_word_thaw),
        .at             (freezes_at),
        .valid          (freezes_valid)
    );

    always @(posedge clk) begin
        thaws <= ends;
        is_frozen <= freezes_now_is_frozen;
        explores <= exploring;
    end

    wire _unused_ok = &{1'b0, freezes_at, freezes_valid, past_difference[30:0]};

endmodule

`default_nettype wire
