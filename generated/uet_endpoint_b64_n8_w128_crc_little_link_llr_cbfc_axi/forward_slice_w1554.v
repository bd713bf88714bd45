// Stream register of 1554 bits: registers valid and the payload.
`default_nettype none

module forward_slice_w1554 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [47:0] up_payload_ethernet_destination,
    input  wire  [47:0] up_payload_ethernet_source,
    input  wire  [15:0] up_payload_ethernet_ethertype,
    input  wire   [1:0] up_payload_tags,
    input  wire   [2:0] up_payload_outer_tag_pcp,
    input  wire         up_payload_outer_tag_dei,
    input  wire  [11:0] up_payload_outer_tag_vid,
    input  wire  [15:0] up_payload_outer_tag_ethertype,
    input  wire   [2:0] up_payload_inner_tag_pcp,
    input  wire         up_payload_inner_tag_dei,
    input  wire  [11:0] up_payload_inner_tag_vid,
    input  wire  [15:0] up_payload_inner_tag_ethertype,
    input  wire   [1:0] up_payload_ip,
    input  wire [319:0] up_payload_ip_header,
    input  wire   [1:0] up_payload_transport,
    input  wire  [63:0] up_payload_transport_header,
    input  wire         up_payload_trimmed,
    input  wire   [4:0] up_payload_pds,
    input  wire [319:0] up_payload_pds_header,
    input  wire   [2:0] up_payload_ses,
    input  wire [351:0] up_payload_ses_header,
    input  wire   [2:0] up_payload_extension,
    input  wire [287:0] up_payload_extension_header,
    input  wire  [15:0] up_payload_payload_length,
    input  wire         up_valid,
    output wire         up_ready,
    output wire  [47:0] down_payload_ethernet_destination,
    output wire  [47:0] down_payload_ethernet_source,
    output wire  [15:0] down_payload_ethernet_ethertype,
    output wire   [1:0] down_payload_tags,
    output wire   [2:0] down_payload_outer_tag_pcp,
    output wire         down_payload_outer_tag_dei,
    output wire  [11:0] down_payload_outer_tag_vid,
    output wire  [15:0] down_payload_outer_tag_ethertype,
    output wire   [2:0] down_payload_inner_tag_pcp,
    output wire         down_payload_inner_tag_dei,
    output wire  [11:0] down_payload_inner_tag_vid,
    output wire  [15:0] down_payload_inner_tag_ethertype,
    output wire   [1:0] down_payload_ip,
    output wire [319:0] down_payload_ip_header,
    output wire   [1:0] down_payload_transport,
    output wire  [63:0] down_payload_transport_header,
    output wire         down_payload_trimmed,
    output wire   [4:0] down_payload_pds,
    output wire [319:0] down_payload_pds_header,
    output wire   [2:0] down_payload_ses,
    output wire [351:0] down_payload_ses_header,
    output wire   [2:0] down_payload_extension,
    output wire [287:0] down_payload_extension_header,
    output wire  [15:0] down_payload_payload_length,
    output wire         down_valid,
    input  wire         down_ready
);

    reg   [47:0] held_ethernet_destination;
    reg   [47:0] held_ethernet_source;
    reg   [15:0] held_ethernet_ethertype;
    reg    [1:0] held_tags;
    reg    [2:0] held_outer_tag_pcp;
    reg          held_outer_tag_dei;
    reg   [11:0] held_outer_tag_vid;
    reg   [15:0] held_outer_tag_ethertype;
    reg    [2:0] held_inner_tag_pcp;
    reg          held_inner_tag_dei;
    reg   [11:0] held_inner_tag_vid;
    reg   [15:0] held_inner_tag_ethertype;
    reg    [1:0] held_ip;
    reg  [319:0] held_ip_header;
    reg    [1:0] held_transport;
    reg   [63:0] held_transport_header;
    reg          held_trimmed;
    reg    [4:0] held_pds;
    reg  [319:0] held_pds_header;
    reg    [2:0] held_ses;
    reg  [351:0] held_ses_header;
    reg    [2:0] held_extension;
    reg  [287:0] held_extension_header;
    reg   [15:0] held_payload_length;
    reg          full;

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
            held_ethernet_destination <= up_payload_ethernet_destination;
            held_ethernet_source <= up_payload_ethernet_source;
            held_ethernet_ethertype <= up_payload_ethernet_ethertype;
            held_tags <= up_payload_tags;
            held_outer_tag_pcp <= up_payload_outer_tag_pcp;
            held_outer_tag_dei <= up_payload_outer_tag_dei;
            held_outer_tag_vid <= up_payload_outer_tag_vid;
            held_outer_tag_ethertype <= up_payload_outer_tag_ethertype;
            held_inner_tag_pcp <= up_payload_inner_tag_pcp;
            held_inner_tag_dei <= up_payload_inner_tag_dei;
            held_inner_tag_vid <= up_payload_inner_tag_vid;
            held_inner_tag_ethertype <= up_payload_inner_tag_ethertype;
            held_ip <= up_payload_ip;
            held_ip_header <= up_payload_ip_header;
            held_transport <= up_payload_transport;
            held_transport_header <= up_payload_transport_header;
            held_trimmed <= up_payload_trimmed;
            held_pds <= up_payload_pds;
            held_pds_header <= up_payload_pds_header;
            held_ses <= up_payload_ses;
            held_ses_header <= up_payload_ses_header;
            held_extension <= up_payload_extension;
            held_extension_header <= up_payload_extension_header;
            held_payload_length <= up_payload_payload_length;
        end
    end

    assign up_ready = ready;
    assign down_payload_ethernet_destination = held_ethernet_destination;
    assign down_payload_ethernet_source = held_ethernet_source;
    assign down_payload_ethernet_ethertype = held_ethernet_ethertype;
    assign down_payload_tags = held_tags;
    assign down_payload_outer_tag_pcp = held_outer_tag_pcp;
    assign down_payload_outer_tag_dei = held_outer_tag_dei;
    assign down_payload_outer_tag_vid = held_outer_tag_vid;
    assign down_payload_outer_tag_ethertype = held_outer_tag_ethertype;
    assign down_payload_inner_tag_pcp = held_inner_tag_pcp;
    assign down_payload_inner_tag_dei = held_inner_tag_dei;
    assign down_payload_inner_tag_vid = held_inner_tag_vid;
    assign down_payload_inner_tag_ethertype = held_inner_tag_ethertype;
    assign down_payload_ip = held_ip;
    assign down_payload_ip_header = held_ip_header;
    assign down_payload_transport = held_transport;
    assign down_payload_transport_header = held_transport_header;
    assign down_payload_trimmed = held_trimmed;
    assign down_payload_pds = held_pds;
    assign down_payload_pds_header = held_pds_header;
    assign down_payload_ses = held_ses;
    assign down_payload_ses_header = held_ses_header;
    assign down_payload_extension = held_extension;
    assign down_payload_extension_header = held_extension_header;
    assign down_payload_payload_length = held_payload_length;
    assign down_valid = full;

endmodule

`default_nettype wire
