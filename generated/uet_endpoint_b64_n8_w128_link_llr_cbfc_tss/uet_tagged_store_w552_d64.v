// Keeps 64 items of 552 bits by tags.
`default_nettype none

module uet_tagged_store_w552_d64 (
    input  wire         clk,
    input  wire         rst,
    input  wire   [5:0] asked,
    input  wire         done,
    output wire   [5:0] tag,
    output wire [527:0] item_outer_header,
    output wire   [6:0] item_outer_length,
    output wire         item_outer_tagged,
    output wire         item_outer_ipv6,
    output wire         item_outer_udp,
    output wire  [13:0] item_was,
    input  wire [527:0] up_payload_outer_header,
    input  wire   [6:0] up_payload_outer_length,
    input  wire         up_payload_outer_tagged,
    input  wire         up_payload_outer_ipv6,
    input  wire         up_payload_outer_udp,
    input  wire  [13:0] up_payload_was,
    input  wire         up_valid,
    output wire         up_ready
);

    reg    [6:0] first;
    wire         free_up_ready;
    wire   [5:0] free_down_payload;
    wire         free_down_valid;
    reg  [551:0] items [0:63];

    wire         fresh = !first[6];
    wire         has_tag = fresh || free_down_valid;
    wire         takes = up_valid && has_tag;
    wire         recycled = takes && !fresh;
    wire   [5:0] next_tag = fresh ? first[5:0] : free_down_payload;
    wire [551:0] items_rdata = items[asked];

    fifo_w6_d64 free (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (asked),
        .up_valid     (done),
        .up_ready     (free_up_ready),
        .down_payload (free_down_payload),
        .down_valid   (free_down_valid),
        .down_ready   (recycled)
    );

    always @(posedge clk) begin
        if (takes) items[next_tag] <= {
        up_payload_outer_header,
        up_payload_outer_length,
        up_payload_outer_tagged,
        up_payload_outer_ipv6,
        up_payload_outer_udp,
        up_payload_was
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            first <= 7'd0;
        end else begin
            if (takes && fresh) begin
                first <= first + 7'd1;
            end
        end
    end

    assign tag = next_tag;
    assign item_outer_header = items_rdata[551:24];
    assign item_outer_length = items_rdata[23:17];
    assign item_outer_tagged = items_rdata[16];
    assign item_outer_ipv6 = items_rdata[15];
    assign item_outer_udp = items_rdata[14];
    assign item_was = items_rdata[13:0];
    assign up_ready = has_tag;

    wire _unused_ok = &{1'b0, free_up_ready};

endmodule

`default_nettype wire
