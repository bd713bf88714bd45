// What Start_PSNs must be, by 256 floors.
`default_nettype none

module uet_start_rule_n8_f256 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [1:0] method,
    input  wire  [31:0] random,
    input  wire [127:0] peer_source,
    input  wire   [3:0] peer_local,
    input  wire         asked_valid,
    input  wire  [31:0] asked_psn,
    input  wire  [11:0] asked_offset,
    input  wire         created,
    input  wire         ended_valid,
    input  wire [127:0] ended_peer_source,
    input  wire   [3:0] ended_peer_local,
    input  wire  [31:0] ended_next,
    output reg    [1:0] rule_method,
    output reg   [31:0] rule_start_psn
);

    localparam [1:0] METHOD_NONE          = 2'd0;
    localparam [1:0] METHOD_EXPECTED_0RTT = 2'd1;
    localparam [1:0] METHOD_RANDOM_1RTT   = 2'd2;

    reg         clearing;
    reg   [7:0] row;
    reg  [32:0] floors_rdata;
    reg  [31:0] drawn;
    reg   [7:0] asked_index;
    wire        opens_later_q_valid;
    wire  [7:0] opens_later_q_change_index;
    wire [31:0] opens_later_q_change_psn;
    wire        opens_later_q_change_raises;
    wire        lasts_up_ready;
    wire  [7:0] lasts_down_payload_index;
    wire [31:0] lasts_down_payload_psn;
    wire        lasts_down_payload_raises;
    wire        lasts_down_valid;
    wire        changes_up_ready;
    wire  [7:0] changes_down_payload_index;
    wire [31:0] changes_down_payload_psn;
    wire        changes_down_payload_raises;
    wire        changes_down_valid;
    reg   [1:0] step;
    reg   [7:0] change_index;
    reg  [31:0] change_psn;
    reg         change_raises;
    reg  [32:0] floors_rdata_1;
    reg         rises;
    reg  [32:0] floors [0:255];

    wire [131:0] index_word = {peer_source, peer_local};
    wire   [7:0] index = {
        ^(index_word & 132'h19cf1b08baf6f869ada82764981d23880),
        ^(index_word & 132'h8ce78d845d7b7c34d6d413b24c0e91c40),
        ^(index_word & 132'h4673c6c22ebdbe1a6b6a09d9260748e20),
        ^(index_word & 132'ha339e361175edf0d35b504ec9303a4710),
        ^(index_word & 132'hc853eab8315997ef3772a512d19cf1b08),
        ^(index_word & 132'hfde6ee54a25a339e361175edf0d35b504),
        ^(index_word & 132'h673c6c22ebdbe1a6b6a09d9260748e202),
        ^(index_word & 132'h339e361175edf0d35b504ec9303a47101)
    };
    wire         is_known = floors_rdata[32] && !clearing;
    wire         idle = step == 2'd0 && !clearing;
    wire         is_free = idle;
    wire         has_turn = !(created && opens_later_q_valid);
    wire [131:0] lasts_up_payload_index_word = {ended_peer_source, ended_peer_local};
    wire   [7:0] floors_choice = clearing ? row : change_index;
    wire  [31:0] rises_difference = change_psn - floors_rdata_1[31:0];
    wire         rises_choice = floors_rdata_1[32] ? !rises_difference[31] : !change_raises;

    delay_w42_c18 opens_later (
        .clk             (clk),
        .d_valid         (asked_valid),
        .d_change_index  (asked_index),
        .d_change_psn    (asked_psn - {20'd0, asked_offset} + 32'd1),
        .d_change_raises (1'b0),
        .q_valid         (opens_later_q_valid),
        .q_change_index  (opens_later_q_change_index),
        .q_change_psn    (opens_later_q_change_psn),
        .q_change_raises (opens_later_q_change_raises)
    );

    fifo_w41_d3 lasts (
        .clk                 (clk),
        .rst                 (rst),
        .up_payload_index    ({
        ^(lasts_up_payload_index_word & 132'h19cf1b08baf6f869ada82764981d23880),
        ^(lasts_up_payload_index_word & 132'h8ce78d845d7b7c34d6d413b24c0e91c40),
        ^(lasts_up_payload_index_word & 132'h4673c6c22ebdbe1a6b6a09d9260748e20),
        ^(lasts_up_payload_index_word & 132'ha339e361175edf0d35b504ec9303a4710),
        ^(lasts_up_payload_index_word & 132'hc853eab8315997ef3772a512d19cf1b08),
        ^(lasts_up_payload_index_word & 132'hfde6ee54a25a339e361175edf0d35b504),
        ^(lasts_up_payload_index_word & 132'h673c6c22ebdbe1a6b6a09d9260748e202),
        ^(lasts_up_payload_index_word & 132'h339e361175edf0d35b504ec9303a47101)
    }),
        .up_payload_psn      (ended_next),
        .up_payload_raises   (1'b1),
        .up_valid            (ended_valid),
        .up_ready            (lasts_up_ready),
        .down_payload_index  (lasts_down_payload_index),
        .down_payload_psn    (lasts_down_payload_psn),
        .down_payload_raises (lasts_down_payload_raises),
        .down_valid          (lasts_down_valid),
        .down_ready          (has_turn)
    );

    block_fifo_w41_d32 changes (
        .clk                 (clk),
        .rst                 (rst),
        .up_payload_index    (has_turn ? lasts_down_payload_index : opens_later_q_change_index),
        .up_payload_psn      (has_turn ? lasts_down_payload_psn : opens_later_q_change_psn),
        .up_payload_raises   (has_turn ? lasts_down_payload_raises : opens_later_q_change_raises),
        .up_valid            (lasts_down_valid || !has_turn),
        .up_ready            (changes_up_ready),
        .down_payload_index  (changes_down_payload_index),
        .down_payload_psn    (changes_down_payload_psn),
        .down_payload_raises (changes_down_payload_raises),
        .down_valid          (changes_down_valid),
        .down_ready          (is_free)
    );

    always @* begin
        rule_method = METHOD_NONE;
        rule_start_psn = 32'd0;
        if (method == METHOD_RANDOM_1RTT) begin
            rule_method = METHOD_RANDOM_1RTT;
            rule_start_psn = drawn;
        end
        if (method == METHOD_EXPECTED_0RTT && is_known) begin
            rule_method = METHOD_EXPECTED_0RTT;
            rule_start_psn = floors_rdata[31:0];
        end
    end

    always @(posedge clk) begin
        floors_rdata <= floors[index];
        floors_rdata_1 <= floors[change_index];
        if (clearing || rises) floors[floors_choice] <= {!clearing, change_psn};
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            row <= 8'd0;
            step <= 2'd0;
            rises <= 1'b0;
        end else begin
            if (clearing) begin
                row <= row + 8'd1;
                if (&row) begin
                    clearing <= 1'b0;
                end
            end
            if (idle) begin
                if (changes_down_valid) begin
                    step <= 2'd1;
                end
            end else if (step == 2'd1) begin
                step <= 2'd2;
            end else if (step == 2'd2) begin
                step <= 2'd3;
            end else begin
                step <= 2'd0;
            end
            rises <= step == 2'd2 && rises_choice;
        end
    end

    always @(posedge clk) begin
        drawn <= random;
        asked_index <= index;
        if (idle) begin
            change_index <= changes_down_payload_index;
            change_psn <= changes_down_payload_psn;
            change_raises <= changes_down_payload_raises;
        end
    end

    wire _unused_ok = &{1'b0, lasts_up_ready, changes_up_ready, rises_difference[30:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) last_has_room: assert (!ended_valid || lasts_up_ready);
    always @(posedge clk) if (!rst) change_has_room: assert (!(!has_turn || lasts_down_valid) || changes_up_ready);
`endif

endmodule

`default_nettype wire
