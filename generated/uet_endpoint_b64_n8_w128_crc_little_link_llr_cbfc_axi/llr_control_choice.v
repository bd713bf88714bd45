// Chooses between an INIT and an answer, the one that has not gone for longer.
`default_nettype none

module llr_control_choice (
    input  wire        clk,
    input  wire        rst,
    input  wire        open,
    input  wire [19:0] init_payload_seq,
    input  wire [15:0] init_payload_init_data,
    input  wire        init_valid,
    output wire        init_ready,
    input  wire  [1:0] answer_payload_kind,
    input  wire [19:0] answer_payload_seq,
    input  wire [15:0] answer_payload_init_data,
    input  wire        answer_valid,
    output wire        answer_ready,
    output wire  [1:0] control_payload_kind,
    output wire [19:0] control_payload_seq,
    output wire [15:0] control_payload_init_data,
    output wire        control_valid,
    input  wire        control_ready
);

    localparam [1:0] INSERTED_KIND_ACK       = 2'd0;
    localparam [1:0] INSERTED_KIND_NACK      = 2'd1;
    localparam [1:0] INSERTED_KIND_INIT      = 2'd2;
    localparam [1:0] INSERTED_KIND_INIT_ECHO = 2'd3;

    wire        turn_grants_own;
    wire  [2:0] turn_since;
    reg   [1:0] inserted_kind;
    reg  [19:0] inserted_seq;
    reg  [15:0] inserted_init_data;

    wire control_ready_and_open = control_ready && open;

    least_recent_join_n3 turn (
        .clk        (clk),
        .rst        (rst),
        .group      ({
        answer_valid && answer_payload_kind == INSERTED_KIND_INIT_ECHO,
        answer_valid && answer_payload_kind == INSERTED_KIND_NACK,
        answer_valid && answer_payload_kind == INSERTED_KIND_ACK
    }),
        .own        (init_valid),
        .accept     (control_ready_and_open),
        .grants_own (turn_grants_own),
        .since      (turn_since)
    );

    always @* begin
        inserted_kind = answer_payload_kind;
        inserted_seq = answer_payload_seq;
        inserted_init_data = answer_payload_init_data;
        if (turn_grants_own) begin
            inserted_kind = INSERTED_KIND_INIT;
            inserted_seq = init_payload_seq;
            inserted_init_data = init_payload_init_data;
        end
    end

    assign init_ready = turn_grants_own && control_ready_and_open;
    assign answer_ready = !turn_grants_own && control_ready_and_open;
    assign control_payload_kind = inserted_kind;
    assign control_payload_seq = inserted_seq;
    assign control_payload_init_data = inserted_init_data;
    assign control_valid = open && (init_valid || answer_valid);

    wire _unused_ok = &{1'b0, turn_since};

endmodule

`default_nettype wire
