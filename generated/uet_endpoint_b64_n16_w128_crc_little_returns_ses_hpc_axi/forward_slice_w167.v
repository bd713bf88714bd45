// Stream register of 167 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w167 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] up_payload_end_wr_id,
    input  wire [15:0] up_payload_end_message_id,
    input  wire [31:0] up_payload_end_bytes,
    input  wire  [1:0] up_payload_end_result,
    input  wire  [7:0] up_payload_end_code,
    input  wire  [7:0] up_payload_end_ri_generation,
    input  wire  [3:0] up_payload_end_op,
    input  wire        up_payload_fetched_valid,
    input  wire [63:0] up_payload_fetched_value,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [31:0] down_payload_end_wr_id,
    output wire [15:0] down_payload_end_message_id,
    output wire [31:0] down_payload_end_bytes,
    output wire  [1:0] down_payload_end_result,
    output wire  [7:0] down_payload_end_code,
    output wire  [7:0] down_payload_end_ri_generation,
    output wire  [3:0] down_payload_end_op,
    output wire        down_payload_fetched_valid,
    output wire [63:0] down_payload_fetched_value,
    output wire        down_valid,
    input  wire        down_ready
);

    reg  [31:0] held_end_wr_id;
    reg  [15:0] held_end_message_id;
    reg  [31:0] held_end_bytes;
    reg   [1:0] held_end_result;
    reg   [7:0] held_end_code;
    reg   [7:0] held_end_ri_generation;
    reg   [3:0] held_end_op;
    reg         held_fetched_valid;
    reg  [63:0] held_fetched_value;
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
            held_end_wr_id <= up_payload_end_wr_id;
            held_end_message_id <= up_payload_end_message_id;
            held_end_bytes <= up_payload_end_bytes;
            held_end_result <= up_payload_end_result;
            held_end_code <= up_payload_end_code;
            held_end_ri_generation <= up_payload_end_ri_generation;
            held_end_op <= up_payload_end_op;
            held_fetched_valid <= up_payload_fetched_valid;
            held_fetched_value <= up_payload_fetched_value;
        end
    end

    assign up_ready = ready;
    assign down_payload_end_wr_id = held_end_wr_id;
    assign down_payload_end_message_id = held_end_message_id;
    assign down_payload_end_bytes = held_end_bytes;
    assign down_payload_end_result = held_end_result;
    assign down_payload_end_code = held_end_code;
    assign down_payload_end_ri_generation = held_end_ri_generation;
    assign down_payload_end_op = held_end_op;
    assign down_payload_fetched_valid = held_fetched_valid;
    assign down_payload_fetched_value = held_fetched_value;
    assign down_valid = full;

endmodule

`default_nettype wire
