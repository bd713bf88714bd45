// Freezing of REPS after timeouts, of each of 256 contexts.
`default_nettype none

module path_freeze_n256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [7:0] ccc,
    input  wire        inputs_start,
    input  wire        inputs_pick,
    input  wire        inputs_heard,
    input  wire        inputs_timeout,
    input  wire [31:0] inputs_now,
    input  wire [31:0] inputs_thaw,
    output wire        thaws,
    output wire        is_frozen,
    output wire        explores
);

    reg         done_thaws;
    reg         done_is_frozen;
    reg         done_explores;
    wire        freezes_word_is_frozen;
    wire  [4:0] freezes_word_explore;
    wire [31:0] freezes_word_thaw;
    wire  [7:0] freezes_at;
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

    forwarding_ram_w38_d256_l3 freezes (
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
        done_thaws <= ends;
        done_is_frozen <= freezes_now_is_frozen;
        done_explores <= exploring;
    end

    assign thaws = done_thaws;
    assign is_frozen = done_is_frozen;
    assign explores = done_explores;

    wire _unused_ok = &{1'b0, freezes_at, freezes_valid, past_difference[30:0]};

endmodule

`default_nettype wire
