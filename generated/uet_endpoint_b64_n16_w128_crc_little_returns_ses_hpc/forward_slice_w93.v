// Stream register of 93 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w93 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] up_payload_wr_id,
    input  wire [15:0] up_payload_message_id,
    input  wire [31:0] up_payload_bytes,
    input  wire  [1:0] up_payload_result,
    input  wire  [7:0] up_payload_code,
    input  wire  [2:0] up_payload_op,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [31:0] down_payload_wr_id,
    output wire [15:0] down_payload_message_id,
    output wire [31:0] down_payload_bytes,
    output wire  [1:0] down_payload_result,
    output wire  [7:0] down_payload_code,
    output wire  [2:0] down_payload_op,
    output wire        down_valid,
    input  wire        down_ready
);

    reg  [31:0] held_wr_id;
    reg  [15:0] held_message_id;
    reg  [31:0] held_bytes;
    reg   [1:0] held_result;
    reg   [7:0] held_code;
    reg   [2:0] held_op;
    reg         full;

    wire ready = !full || down_ready;

    always @(posedge clk) begin
        if (rst) begin
            full <= 1'b0;
        end else begin
            if (ready) begin
                full <= up_valid;
            end
        end
    end

    always @(posedge clk) begin
        if (ready) begin
            held_wr_id <= up_payload_wr_id;
            held_message_id <= up_payload_message_id;
            held_bytes <= up_payload_bytes;
            held_result <= up_payload_result;
            held_code <= up_payload_code;
            held_op <= up_payload_op;
        end
    end

    assign up_ready = ready;
    assign down_payload_wr_id = held_wr_id;
    assign down_payload_message_id = held_message_id;
    assign down_payload_bytes = held_bytes;
    assign down_payload_result = held_result;
    assign down_payload_code = held_code;
    assign down_payload_op = held_op;
    assign down_valid = full;

endmodule

`default_nettype wire
