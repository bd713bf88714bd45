// Offers INIT_ECHO, NACK and ACK to who inserts control ordered sets.
`default_nettype none

module llr_receive_answers (
    input  wire        clk,
    input  wire        rst,
    input  wire        on,
    input  wire        init,
    input  wire [19:0] message_seq,
    input  wire [15:0] message_init_data,
    input  wire        nack_due,
    input  wire        acks,
    input  wire [19:0] acked,
    input  wire [14:0] ack_spacing,
    input  wire  [8:0] line_bytes,
    output wire        nack_sent,
    output wire        ack_sent,
    output wire        echo_sent,
    output wire  [1:0] control_payload_kind,
    output wire [19:0] control_payload_seq,
    output wire [15:0] control_payload_init_data,
    output wire        control_valid,
    input  wire        control_ready
);

    localparam [1:0] KIND_ACK       = 2'd0;
    localparam [1:0] KIND_NACK      = 2'd1;
    localparam [1:0] KIND_INIT_ECHO = 2'd3;

    reg  [19:0] echo_seq;
    reg  [15:0] echo_init_data;
    reg         echoes;
    reg  [14:0] gap;
    reg         passed;
    reg   [1:0] kind;

    wire [15:0] left = {1'b0, gap} - {7'd0, line_bytes};
    wire        nacks = !echoes && nack_due;
    wire        ack_due = !echoes && acks && passed;
    wire        nacks_and_control_ready = nacks && control_ready;
    wire        ack_due_and_control_ready = ack_due && control_ready;
    wire        echoes_and_control_ready = echoes && control_ready;
    wire        init_and_on = init && on;

    always @* begin
        kind = KIND_ACK;
        if (echoes) begin
            kind = KIND_INIT_ECHO;
        end else if (nack_due) begin
            kind = KIND_NACK;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            echoes <= 1'b0;
            gap <= 15'd0;
            passed <= 1'b1;
        end else begin
            passed <= {6'd0, line_bytes} >= gap;
            gap <= left[14:0] & {15{!left[15]}};
            if (nacks_and_control_ready || ack_due_and_control_ready || init) begin
                gap <= ack_spacing;
                passed <= !(|ack_spacing);
            end
            if (!on) begin
                echoes <= 1'b0;
            end else if (init_and_on) begin
                echoes <= 1'b1;
            end else if (echoes_and_control_ready) begin
                echoes <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        if (init_and_on) begin
            echo_seq <= message_seq;
            echo_init_data <= message_init_data;
        end
    end

    assign nack_sent = nacks_and_control_ready;
    assign ack_sent = ack_due_and_control_ready;
    assign echo_sent = echoes_and_control_ready;
    assign control_payload_kind = kind;
    assign control_payload_seq = echoes ? echo_seq : acked;
    assign control_payload_init_data = echo_init_data;
    assign control_valid = echoes || nacks || ack_due;

`ifdef FORMAL
    always @(posedge clk) if (!rst) passed_where_none_is_left: assert (passed == !(|gap));
`endif

endmodule

`default_nettype wire
