// Takes messages of LLR and CBFC in turn as blocks, and keeps one until it goes.
`default_nettype none

module llr_set_choice (
    input  wire        clk,
    input  wire        rst,
    input  wire        near,
    input  wire        goes,
    output reg         waits,
    output reg  [63:0] block,
    input  wire  [1:0] control_payload_kind,
    input  wire [19:0] control_payload_seq,
    input  wire [15:0] control_payload_init_data,
    input  wire        control_valid,
    output wire        control_ready,
    input  wire  [4:0] cf_payload_vc_0,
    input  wire [14:0] cf_payload_freed_0,
    input  wire  [4:0] cf_payload_vc_1,
    input  wire [14:0] cf_payload_freed_1,
    input  wire        cf_valid,
    output wire        cf_ready
);

    localparam [1:0] CONTROL_PAYLOAD_KIND_ACK       = 2'd0;
    localparam [1:0] CONTROL_PAYLOAD_KIND_NACK      = 2'd1;
    localparam [1:0] CONTROL_PAYLOAD_KIND_INIT      = 2'd2;
    localparam [1:0] CONTROL_PAYLOAD_KIND_INIT_ECHO = 2'd3;

    reg        open;
    wire       turn_grants_own;
    wire [3:0] turn_since;

    wire        takes = open && (control_valid || cf_valid);
    wire [63:0] block_word = {
        cf_payload_freed_1[3:0],
        4'd0,
        cf_payload_freed_1[11:4],
        cf_payload_vc_1,
        cf_payload_freed_1[14:12],
        cf_payload_freed_0[3:0],
        4'd6,
        cf_payload_freed_0[11:4],
        cf_payload_vc_0,
        cf_payload_freed_0[14:12],
        16'h54b
    };
    wire        block_term = control_payload_kind == CONTROL_PAYLOAD_KIND_INIT || control_payload_kind == CONTROL_PAYLOAD_KIND_INIT_ECHO;
    wire [15:0] block_and = control_payload_init_data & {16{block_term}};
    wire  [7:0] block_choice = control_payload_kind == CONTROL_PAYLOAD_KIND_ACK ? 8'd1 : 8'd0;
    wire  [7:0] block_choice_2 = control_payload_kind == CONTROL_PAYLOAD_KIND_NACK ? 8'd2 : block_choice;
    wire  [7:0] block_choice_3 = control_payload_kind == CONTROL_PAYLOAD_KIND_INIT ? 8'd3 : block_choice_2;
    wire [63:0] block_word_2 = {
        8'd0,
        block_and[7:0],
        block_and[15:8],
        control_payload_seq[3:0],
        4'd6,
        control_payload_seq[11:4],
        control_payload_seq[19:12],
        control_payload_kind == CONTROL_PAYLOAD_KIND_INIT_ECHO ? 8'd4 : block_choice_3,
        8'd75
    };

    least_recent_join_n4 turn (
        .clk        (clk),
        .rst        (rst),
        .group      ({
        control_valid && control_payload_kind == CONTROL_PAYLOAD_KIND_INIT_ECHO,
        control_valid && control_payload_kind == CONTROL_PAYLOAD_KIND_INIT,
        control_valid && control_payload_kind == CONTROL_PAYLOAD_KIND_NACK,
        control_valid && control_payload_kind == CONTROL_PAYLOAD_KIND_ACK
    }),
        .own        (cf_valid),
        .accept     (open),
        .grants_own (turn_grants_own),
        .since      (turn_since)
    );

    always @(posedge clk) begin
        if (rst) begin
            open <= 1'b0;
            waits <= 1'b0;
        end else begin
            open <= near && !takes && !waits;
            waits <= takes || (waits && !goes);
        end
    end

    always @(posedge clk) begin
        if (open) begin
            block <= turn_grants_own ? block_word : block_word_2;
        end
    end

    assign control_ready = open && !turn_grants_own;
    assign cf_ready = open && turn_grants_own;

    wire _unused_ok = &{1'b0, turn_since};

`ifdef FORMAL
    always @(posedge clk) if (!rst) takes_where_none_waits: assert (!open || !waits);
`endif

endmodule

`default_nettype wire
