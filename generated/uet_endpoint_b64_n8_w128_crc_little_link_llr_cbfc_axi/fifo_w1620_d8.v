// Stream FIFO of 8 items of 1620 bits.
`default_nettype none

module fifo_w1620_d8 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [47:0] up_payload_headers_ethernet_destination,
    input  wire  [47:0] up_payload_headers_ethernet_source,
    input  wire  [15:0] up_payload_headers_ethernet_ethertype,
    input  wire   [1:0] up_payload_headers_tags,
    input  wire   [2:0] up_payload_headers_outer_tag_pcp,
    input  wire         up_payload_headers_outer_tag_dei,
    input  wire  [11:0] up_payload_headers_outer_tag_vid,
    input  wire  [15:0] up_payload_headers_outer_tag_ethertype,
    input  wire   [2:0] up_payload_headers_inner_tag_pcp,
    input  wire         up_payload_headers_inner_tag_dei,
    input  wire  [11:0] up_payload_headers_inner_tag_vid,
    input  wire  [15:0] up_payload_headers_inner_tag_ethertype,
    input  wire   [1:0] up_payload_headers_ip,
    input  wire [319:0] up_payload_headers_ip_header,
    input  wire   [1:0] up_payload_headers_transport,
    input  wire  [63:0] up_payload_headers_transport_header,
    input  wire         up_payload_headers_trimmed,
    input  wire   [4:0] up_payload_headers_pds,
    input  wire [319:0] up_payload_headers_pds_header,
    input  wire   [2:0] up_payload_headers_ses,
    input  wire [351:0] up_payload_headers_ses_header,
    input  wire   [2:0] up_payload_headers_extension,
    input  wire [287:0] up_payload_headers_extension_header,
    input  wire  [15:0] up_payload_headers_payload_length,
    input  wire         up_payload_sends,
    input  wire         up_payload_retires,
    input  wire   [8:0] up_payload_chain_first,
    input  wire   [8:0] up_payload_chain_last,
    input  wire  [13:0] up_payload_chain_length,
    input  wire  [31:0] up_payload_handle,
    input  wire         up_valid,
    output wire         up_ready,
    output wire  [47:0] down_payload_headers_ethernet_destination,
    output wire  [47:0] down_payload_headers_ethernet_source,
    output wire  [15:0] down_payload_headers_ethernet_ethertype,
    output wire   [1:0] down_payload_headers_tags,
    output wire   [2:0] down_payload_headers_outer_tag_pcp,
    output wire         down_payload_headers_outer_tag_dei,
    output wire  [11:0] down_payload_headers_outer_tag_vid,
    output wire  [15:0] down_payload_headers_outer_tag_ethertype,
    output wire   [2:0] down_payload_headers_inner_tag_pcp,
    output wire         down_payload_headers_inner_tag_dei,
    output wire  [11:0] down_payload_headers_inner_tag_vid,
    output wire  [15:0] down_payload_headers_inner_tag_ethertype,
    output wire   [1:0] down_payload_headers_ip,
    output wire [319:0] down_payload_headers_ip_header,
    output wire   [1:0] down_payload_headers_transport,
    output wire  [63:0] down_payload_headers_transport_header,
    output wire         down_payload_headers_trimmed,
    output wire   [4:0] down_payload_headers_pds,
    output wire [319:0] down_payload_headers_pds_header,
    output wire   [2:0] down_payload_headers_ses,
    output wire [351:0] down_payload_headers_ses_header,
    output wire   [2:0] down_payload_headers_extension,
    output wire [287:0] down_payload_headers_extension_header,
    output wire  [15:0] down_payload_headers_payload_length,
    output wire         down_payload_sends,
    output wire         down_payload_retires,
    output wire   [8:0] down_payload_chain_first,
    output wire   [8:0] down_payload_chain_last,
    output wire  [13:0] down_payload_chain_length,
    output wire  [31:0] down_payload_handle,
    output wire         down_valid,
    input  wire         down_ready
);

    reg     [3:0] wr;
    reg     [3:0] rd;
    reg  [1619:0] items [0:7];

    wire          full = (wr ^ rd) == 4'd8;
    wire          empty = wr == rd;
    wire          push = up_valid && !full;
    wire          pop = down_ready && !empty;
    wire [1619:0] items_rdata = items[rd[2:0]];

    always @(posedge clk) begin
        if (push) items[wr[2:0]] <= {
        up_payload_headers_ethernet_destination,
        up_payload_headers_ethernet_source,
        up_payload_headers_ethernet_ethertype,
        up_payload_headers_tags,
        up_payload_headers_outer_tag_pcp,
        up_payload_headers_outer_tag_dei,
        up_payload_headers_outer_tag_vid,
        up_payload_headers_outer_tag_ethertype,
        up_payload_headers_inner_tag_pcp,
        up_payload_headers_inner_tag_dei,
        up_payload_headers_inner_tag_vid,
        up_payload_headers_inner_tag_ethertype,
        up_payload_headers_ip,
        up_payload_headers_ip_header,
        up_payload_headers_transport,
        up_payload_headers_transport_header,
        up_payload_headers_trimmed,
        up_payload_headers_pds,
        up_payload_headers_pds_header,
        up_payload_headers_ses,
        up_payload_headers_ses_header,
        up_payload_headers_extension,
        up_payload_headers_extension_header,
        up_payload_headers_payload_length,
        up_payload_sends,
        up_payload_retires,
        up_payload_chain_first,
        up_payload_chain_last,
        up_payload_chain_length,
        up_payload_handle
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 4'd0;
            rd <= 4'd0;
        end else begin
            if (push) begin
                wr <= wr + 4'd1;
            end
            if (pop) begin
                rd <= rd + 4'd1;
            end
        end
    end

    assign up_ready = !full;
    assign down_payload_headers_ethernet_destination = items_rdata[1619:1572];
    assign down_payload_headers_ethernet_source = items_rdata[1571:1524];
    assign down_payload_headers_ethernet_ethertype = items_rdata[1523:1508];
    assign down_payload_headers_tags = items_rdata[1507:1506];
    assign down_payload_headers_outer_tag_pcp = items_rdata[1505:1503];
    assign down_payload_headers_outer_tag_dei = items_rdata[1502];
    assign down_payload_headers_outer_tag_vid = items_rdata[1501:1490];
    assign down_payload_headers_outer_tag_ethertype = items_rdata[1489:1474];
    assign down_payload_headers_inner_tag_pcp = items_rdata[1473:1471];
    assign down_payload_headers_inner_tag_dei = items_rdata[1470];
    assign down_payload_headers_inner_tag_vid = items_rdata[1469:1458];
    assign down_payload_headers_inner_tag_ethertype = items_rdata[1457:1442];
    assign down_payload_headers_ip = items_rdata[1441:1440];
    assign down_payload_headers_ip_header = items_rdata[1439:1120];
    assign down_payload_headers_transport = items_rdata[1119:1118];
    assign down_payload_headers_transport_header = items_rdata[1117:1054];
    assign down_payload_headers_trimmed = items_rdata[1053];
    assign down_payload_headers_pds = items_rdata[1052:1048];
    assign down_payload_headers_pds_header = items_rdata[1047:728];
    assign down_payload_headers_ses = items_rdata[727:725];
    assign down_payload_headers_ses_header = items_rdata[724:373];
    assign down_payload_headers_extension = items_rdata[372:370];
    assign down_payload_headers_extension_header = items_rdata[369:82];
    assign down_payload_headers_payload_length = items_rdata[81:66];
    assign down_payload_sends = items_rdata[65];
    assign down_payload_retires = items_rdata[64];
    assign down_payload_chain_first = items_rdata[63:55];
    assign down_payload_chain_last = items_rdata[54:46];
    assign down_payload_chain_length = items_rdata[45:32];
    assign down_payload_handle = items_rdata[31:0];
    assign down_valid = !empty;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 4'd8);
`endif

endmodule

`default_nettype wire
