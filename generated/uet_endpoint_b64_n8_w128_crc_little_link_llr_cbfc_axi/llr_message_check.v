// Looks at ACKs, NACKs and echoes that come for a sender of link-level retry.
`default_nettype none

module llr_message_check (
    input  wire        clk,
    input  wire        rst,
    input  wire        hold,
    input  wire [19:0] oldest,
    input  wire [19:0] kept,
    input  wire [19:0] next_seq,
    input  wire        sends,
    input  wire [19:0] replay_seq,
    input  wire [15:0] init_data,
    input  wire        match_seq,
    input  wire        match_data,
    output wire        applies,
    output wire        busy,
    output wire        nack,
    output wire  [1:0] kind,
    output wire [19:0] seq,
    output reg  [19:0] after,
    output reg         believed,
    output reg         frees,
    output reg         all,
    output reg         beyond,
    output reg         at_hand,
    output reg         echo_right,
    input  wire  [1:0] message_payload_kind,
    input  wire [19:0] message_payload_seq,
    input  wire [15:0] message_payload_init_data,
    input  wire        message_valid,
    output wire        message_ready
);

    localparam [1:0] KIND_NACK = 2'd1;

    reg         looks;
    reg         looked;
    reg   [1:0] came_kind;
    reg  [19:0] came_seq;
    reg  [15:0] came_init_data;

    assign busy = looks || looked;
    wire [19:0] seq_after = came_seq + 20'd1;
    wire [19:0] freed = seq_after - oldest;
    wire [19:0] left = replay_seq - oldest;
    wire        echo_right_term = came_init_data == init_data || !match_data;

    always @(posedge clk) begin
        if (rst) begin
            looks <= 1'b0;
            looked <= 1'b0;
        end else begin
            if (message_valid && !busy) begin
                looks <= 1'b1;
            end
            if (looks && !hold) begin
                looks <= 1'b0;
                looked <= 1'b1;
            end
            if (looked) begin
                looked <= 1'b0;
                looks <= hold;
            end
        end
    end

    always @(posedge clk) begin
        if (message_valid && !busy) begin
            came_kind <= message_payload_kind;
            came_seq <= message_payload_seq;
            came_init_data <= message_payload_init_data;
        end
        after <= seq_after;
        believed <= kept >= freed;
        frees <= |freed;
        all <= seq_after == next_seq && !sends;
        beyond <= left < freed;
        at_hand <= freed >= left;
        echo_right <= (came_seq == next_seq || !match_seq) && echo_right_term;
    end

    assign applies = looked && !hold;
    assign nack = busy && came_kind == KIND_NACK;
    assign kind = came_kind;
    assign seq = came_seq;
    assign message_ready = !busy;

endmodule

`default_nettype wire
