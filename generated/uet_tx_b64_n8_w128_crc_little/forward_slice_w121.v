// Stream register of 121 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w121 (
    input  wire        clk,
    input  wire        rst,
    input  wire        up_payload_retires,
    input  wire  [8:0] up_payload_first,
    input  wire  [8:0] up_payload_last,
    input  wire  [5:0] up_payload_last_index,
    input  wire [63:0] up_payload_last_keep,
    input  wire [31:0] up_payload_handle,
    input  wire        up_valid,
    output wire        up_ready,
    output wire        down_payload_retires,
    output wire  [8:0] down_payload_first,
    output wire  [8:0] down_payload_last,
    output wire  [5:0] down_payload_last_index,
    output wire [63:0] down_payload_last_keep,
    output wire [31:0] down_payload_handle,
    output wire        down_valid,
    input  wire        down_ready
);

    reg         held_retires;
    reg   [8:0] held_first;
    reg   [8:0] held_last;
    reg   [5:0] held_last_index;
    reg  [63:0] held_last_keep;
    reg  [31:0] held_handle;
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
            held_retires <= up_payload_retires;
            held_first <= up_payload_first;
            held_last <= up_payload_last;
            held_last_index <= up_payload_last_index;
            held_last_keep <= up_payload_last_keep;
            held_handle <= up_payload_handle;
        end
    end

    assign up_ready = ready;
    assign down_payload_retires = held_retires;
    assign down_payload_first = held_first;
    assign down_payload_last = held_last;
    assign down_payload_last_index = held_last_index;
    assign down_payload_last_keep = held_last_keep;
    assign down_payload_handle = held_handle;
    assign down_valid = full;

endmodule

`default_nettype wire
