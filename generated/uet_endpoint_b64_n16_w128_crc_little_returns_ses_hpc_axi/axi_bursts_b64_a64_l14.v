// Cuts ranges of memory into bursts of AXI4 of 64 bytes a beat.
`default_nettype none

module axi_bursts_b64_a64_l14 (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] up_payload_address,
    input  wire [13:0] up_payload_length,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [63:0] down_payload_address,
    output wire  [7:0] down_payload_len,
    output wire        down_payload_last,
    output wire        down_valid,
    input  wire        down_ready
);

    reg         busy;
    reg  [63:0] address;
    reg   [8:0] left;
    reg         shown;
    reg  [63:0] burst_address;
    reg   [7:0] burst_len;
    reg         burst_last;

    wire        free = !shown || down_ready;
    wire  [6:0] room = 7'd64 - {1'b0, address[11:6]};
    wire  [8:0] rest = left - {2'd0, room};
    wire        fits = {2'd0, room} >= left;
    wire  [6:0] count = (fits ? left[6:0] : room) - 7'd1;
    wire        makes = free && busy;
    wire        ready = !busy || (makes && fits);
    wire  [6:0] reach = {1'b0, up_payload_address[5:0]} + 7'd63;
    wire [14:0] span = {1'b0, up_payload_length} + {8'd0, reach};

    always @(posedge clk) begin
        if (rst) begin
            busy <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (free) begin
                shown <= busy;
            end
            if (ready) begin
                busy <= up_valid;
            end
        end
    end

    always @(posedge clk) begin
        if (makes) begin
            burst_address <= address;
            burst_len <= {1'b0, count};
            burst_last <= fits;
            left <= rest;
            address <= {address[63:12] + 52'd1, 12'd0};
        end
        if (ready) begin
            address <= up_payload_address;
            left <= span[14:6];
        end
    end

    assign up_ready = ready;
    assign down_payload_address = burst_address;
    assign down_payload_len = burst_len;
    assign down_payload_last = burst_last;
    assign down_valid = shown;

    wire _unused_ok = &{1'b0, span[5:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) ranges_have_bytes: assert (!up_valid || (|up_payload_length));
`endif

endmodule

`default_nettype wire
